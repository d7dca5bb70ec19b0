import type { Page } from '@playwright/test';
import { LOCALES } from '../../lib/i18n/locales';
import { localePath } from '../../lib/i18n/localePath';
import { carousel, comeToRest, position, STAGE, walkTo } from '../support/gallery';
import { noteShifts } from '../support/shifts';
import { expect, PHONE, test, visit } from '../support/visitor';

/**
 * The visible labels beside the centre: their number, those that lack one of the four fields, and those that overlap
 * another label, a frame, a control, the large label or the window's edge.
 */
async function labelsAtRest(page: Page) {
  await comeToRest(page);
  return page.locator(STAGE).evaluate((stage) => {
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
}

test.describe('The carousel', () => {
  test('loads only what is near the centre, and moves nothing while it does', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_next/image')) pictures.push(request.url());
    });
    await page.addInitScript(noteShifts);
    await visit(page, '/albumsView');
    await expect(position(page)).toHaveText(/^2 of/);
    await page.waitForLoadState('load');
    const works = pictures.filter((url) => url.includes('w=')).length;
    expect(works).toBeGreaterThan(1);
    expect(works).toBeLessThanOrEqual(9);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
  });

  test('holds still while a slow phone is still reading it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(noteShifts);
    await visit(page, '/albumsView?labelIds=2022');
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
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

  test('takes the focus along with the keys, and its label is silent meanwhile', async ({
    page,
  }) => {
    await visit(page, '/albumsView?labelIds=2022');
    const label = carousel(page).locator('[aria-live]');
    await expect(label).toHaveAttribute('aria-live', 'polite');
    await page.locator('[data-active] a').focus();
    await expect(label).toHaveAttribute('aria-live', 'off');
    for (let moves = 0; moves < 3; moves += 1) await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-active][data-index="4"] a')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-active][data-index="4"] a')).toBeFocused();
  });

  test('hands nothing of a move down to what is in a picture or a label', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022');
    const work = page.locator('[data-index="4"]');
    const propertiesOf = (selector: string) =>
      work.locator(selector).evaluate((element) => {
        const styles = [...element.computedStyleMap()].map(([name, value]) => `${name}: ${value}`);
        return styles.filter((style) => style.startsWith('--')).sort();
      });
    const before = { words: await propertiesOf('p'), picture: await propertiesOf('a > span') };
    expect(before.words.length).toBeGreaterThan(50);
    await walkTo(page, 4);
    const after = { words: await propertiesOf('p'), picture: await propertiesOf('a > span') };
    expect(after).toEqual(before);
  });

  test('is flat for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/albumsView');
    const side = carousel(page).getByRole('link').nth(2);
    await expect(side).toBeAttached();
    const { turn, transition } = await side.evaluate((item) => {
      const { transform, transitionDuration } = getComputedStyle(item);
      return { turn: new DOMMatrix(transform).m13, transition: transitionDuration };
    });
    expect(Math.abs(turn)).toBeLessThan(0.01);
    expect(transition).toBe('0s');
  });

  test('leaves the wheel to the page where it fills the window, as magnified to 400 % (WCAG 1.4.10)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 180 });
    await visit(page, '/albumsView?labelIds=2022');
    const list = carousel(page).getByRole('list');
    await list.evaluate((stage) => stage.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const box = await list.boundingBox();
    if (!box) throw new Error('no stage');
    await page.mouse.move(160, box.y + 20);
    await page.mouse.wheel(60, 0);
    await expect(position(page)).toHaveText(/^3 of/);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expect(position(page)).toHaveText(/^3 of/);
  });

  test('follows one finger on a phone, and leaves two to the browser, which magnifies the page', async ({
    browser,
    baseURL,
    watched,
  }) => {
    const options = { baseURL, viewport: PHONE, hasTouch: true, isMobile: true };
    const context = watched(await browser.newContext(options));
    const page = await context.newPage();
    await visit(page, '/albumsView');
    await expect(carousel(page).locator('.swiper-initialized')).toBeAttached();
    const devtools = await context.newCDPSession(page);
    const y = 430;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((x, id) => ({ x, y, id })),
      });
    await touch('touchStart', 300);
    for (let x = 290; x >= 200; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(position(page)).toHaveText(/^3 of/);
    await touch('touchStart', 165);
    await touch('touchStart', 165, 225);
    for (let by = 7; by <= 70; by += 7) await touch('touchMove', 165 - by, 225 + by);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(position(page)).toHaveText(/^3 of/);
    await context.close();
  });
});
