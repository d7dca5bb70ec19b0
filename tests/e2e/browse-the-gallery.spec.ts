import type { Page } from '@playwright/test';
import { LOCALES } from '../../lib/i18n/locales';
import { localePath } from '../../lib/i18n/localePath';
import { expect, expectNothingSaid, PHONE, test, visit } from '../support/visitor';

const position = (page: Page) => page.getByText(/^\d+ of \d+$/).last();
const active = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('[aria-current=true]') });
const region = (page: Page) => page.getByRole('region', { name: 'Works of the exhibition' });

const work = (page: Page, at: number) =>
  region(page).getByRole('group', { name: new RegExp(`^${at} of`) });

/** Requests for more works, by the number of the first. */
function watchDoor(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/albums') asked.push(searchParams.get('start') ?? '');
  });
  return asked;
}

async function walkTo(page: Page, to: number) {
  for (let at = 2; at < to; at += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(new RegExp(`^${at + 1} of`));
  }
}

test.describe('A visitor walks through the gallery (§2, §4)', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/albumsView');
    await expect(position(page)).toHaveText(/^2 of \d+$/);
  });

  test('and reads title, author, country and age of the second work', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online gallery');
    await expect(region(page).locator('[aria-live]')).toHaveText(/year old/);
    await expect(active(page).getByRole('link')).toHaveAttribute('href', /^\/artwork\/./);
  });

  test('by the arrow keys, as far as the first work', async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^3 of/);
    for (const at of [2, 1, 1]) {
      await page.keyboard.press('ArrowLeft');
      await expect(position(page)).toHaveText(new RegExp(`^${at} of`));
    }
    await expect(page.getByRole('button', { name: 'Previous work' })).toBeDisabled();
  });

  test('by the buttons', async ({ page }) => {
    await page.getByRole('button', { name: 'Next work' }).click();
    await expect(position(page)).toHaveText(/^3 of/);
    await page.getByRole('button', { name: 'Previous work' }).click();
    await expect(position(page)).toHaveText(/^2 of/);
  });

  test('by a click on a work at the side, which opens nothing', async ({ page }) => {
    const side = await region(page).getByRole('link').nth(2).boundingBox();
    if (!side) throw new Error('nothing hangs at the side');
    await page.mouse.click(side.x + side.width * 0.75, side.y + side.height / 2);
    await expect(position(page)).toHaveText(/^3 of/);
    await expect(page).toHaveURL(/\/albumsView$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('by dragging and by the wheel', async ({ page }) => {
    const stage = await region(page).getByRole('list').boundingBox();
    if (!stage) throw new Error('no stage');
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    await page.mouse.move(x, y);
    await expect(region(page).locator('.swiper-initialized')).toBeAttached();
    await page.mouse.down();
    await page.mouse.move(x - 150, y, { steps: 6 });
    await page.mouse.move(x - 300, y, { steps: 6 });
    await page.mouse.up();
    await expect(position(page)).toHaveText(/^3 of/);
    // At once, while the drag still settles: each turn of the wheel counts.
    await page.mouse.wheel(0, 120);
    await expect(position(page)).toHaveText(/^4 of/);
    await page.mouse.wheel(0, 120);
    await expect(position(page)).toHaveText(/^5 of/);
    await page.mouse.wheel(0, -120);
    await expect(position(page)).toHaveText(/^4 of/);
    await expect(page).toHaveURL(/\/albumsView$/);
  });

  test('and the next page is asked for once, at the second-to-last work', async ({ page }) => {
    const asked = watchDoor(page);
    await walkTo(page, 18);
    expect(asked).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^19 of/);
    await expect.poll(() => asked).toEqual(['20']);
    await expect(work(page, 21)).toBeAttached();
    for (const at of [20, 21, 22]) {
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText(new RegExp(`^${at} of`));
    }
    expect(asked).toEqual(['20']);
  });

  test('and opens one beside the gallery, in a tab of its own', async ({ page, context }) => {
    const tab = context.waitForEvent('page');
    await active(page)
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL(/\/artwork\/\d+$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/albumsView$/);
  });

  test('and the page stays small', async ({ page }) => {
    await walkTo(page, 12);
    expect(await region(page).getByRole('listitem').count()).toBeLessThanOrEqual(13);
  });
});

/**
 * What is to be seen of the small labels beside the centre: how many there are, which lack one of the four, and which meet
 * another's, a frame, a control, the large label or the window's edge.
 */
const labelsAtRest = (page: Page) =>
  page.evaluate(async () => {
    const stage = document.querySelector('main section[aria-roledescription]');
    if (!stage) throw new Error('no carousel');
    await Promise.allSettled(
      stage.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
    const all = [...stage.querySelectorAll<HTMLElement>('[data-index] p')];
    const seen = all.filter((label) =>
      label.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const others = stage.querySelectorAll('[data-index] a, button, [aria-live]');
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const meetings = seen.flatMap((label) => {
      const box = boxOf(label);
      const met = [...others, ...seen].filter((one) => one !== label && meet(box, boxOf(one)));
      const isCut = box.left < 0 || box.right > innerWidth || label.scrollWidth > label.clientWidth;
      return isCut || met.length > 0 ? [label.innerText] : [];
    });
    const empty = seen.filter((label) => label.children.length < 4).map((one) => one.innerText);
    return { labels: seen.length, empty, meetings };
  });

test.describe('The carousel', () => {
  test('loads only what is near the centre, and moves nothing while it does', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_next/image')) pictures.push(request.url());
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifted: number }).shifted += (
            entry as unknown as { value: number }
          ).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/albumsView');
    await expect(position(page)).toHaveText(/^2 of/);
    await page.waitForLoadState('load');
    const works = pictures.filter((url) => url.includes('w=')).length;
    expect(works).toBeGreaterThan(1);
    expect(works).toBeLessThanOrEqual(9);
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThan(0.02);
  });

  test('shows title, author, country and age under each work, in every language (§2)', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      await visit(page, localePath(locale, '/albumsView?labelIds=2022'));
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.locator('[data-active][data-index="2"]')).toBeAttached();
      await expect.poll(() => labelsAtRest(page)).toEqual({ labels: 4, empty: [], meetings: [] });
    }
  });

  test('is flat for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/albumsView');
    const side = region(page).getByRole('link').nth(2);
    await expect(side).toBeAttached();
    const { turn, transition } = await side.evaluate((item) => {
      const { transform, transitionDuration } = getComputedStyle(item);
      return { turn: new DOMMatrix(transform).m13, transition: transitionDuration };
    });
    expect(Math.abs(turn)).toBeLessThan(0.01);
    expect(transition).toBe('0s');
  });

  test('follows a finger on a phone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await visit(page, '/albumsView');
    await expect(region(page).locator('.swiper-initialized')).toBeAttached();
    const devtools = await context.newCDPSession(page);
    const y = 430;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 300);
    for (let x = 290; x >= 200; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(position(page)).toHaveText(/^3 of/);
    await context.close();
  });
});

test.describe('When more works cannot be fetched', () => {
  test('the carousel stays usable, asks again, and loses nothing', async ({ page, expected }) => {
    expected(/status of 502/);
    let isDown = true;
    await page.route('**/api/albums?*', (route) =>
      isDown ? route.fulfill({ status: 502, json: { token: 'net.error' } }) : route.continue(),
    );
    await visit(page, '/albumsView');
    await walkTo(page, 20);
    const more = page.getByRole('button', { name: 'More works' });
    await expect(more).toBeVisible();
    await expectNothingSaid(page);
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveText(/^19 of/);
    isDown = false;
    await more.click();
    await expect(work(page, 21)).toBeAttached();
    await expect(more).toHaveCount(0);
    for (const at of [20, 21]) {
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText(new RegExp(`^${at} of`));
    }
  });

  test('it asks again by itself', async ({ page, expected }) => {
    expected(/status of 502/);
    let tries = 0;
    await page.route('**/api/albums?*', (route) => {
      tries += 1;
      return tries === 1
        ? route.fulfill({ status: 502, json: { token: 'net.error' } })
        : route.continue();
    });
    await visit(page, '/albumsView');
    await walkTo(page, 20);
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2);
    await expect(work(page, 21)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^21 of/);
  });

  test('a slow answer holds nobody up', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/api/albums?*', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/albumsView');
    await walkTo(page, 20);
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveText(/^19 of/);
    await expect(page.getByRole('button', { name: 'Next work' })).toBeEnabled();
    await page.keyboard.press('ArrowRight');
    letThrough();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(position(page)).toHaveText(/^2[12] of/, { timeout: 300 });
    }).toPass();
  });
});
