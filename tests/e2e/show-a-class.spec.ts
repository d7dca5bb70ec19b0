import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { fullScreen } from '../support/viewer';
import { expect, PHONE, stopClock, test, visit, withoutJavaScript } from '../support/visitor';

const START = '/classroom/2024';
const show = (page: Page, name = 'Slideshow for a class') => page.getByRole('dialog', { name });
const painting = (page: Page) => page.locator('dialog img[srcset]:not([data-ahead])');
const counter = (page: Page) => page.locator('dialog p[aria-hidden]');
const at = (page: Page, place: string) => expect(counter(page)).toHaveText(place);

/** Half a second of the page's clock at a time, so that no place is missed. */
const runTo = (page: Page, place: string) =>
  expect(async () => {
    await page.clock.runFor(500);
    await expect(counter(page)).toHaveText(place, { timeout: 200 });
  }).toPass();

async function drag(page: Page, by: number) {
  const box = await painting(page).boundingBox();
  if (!box) throw new Error('no painting is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

test.describe('A teacher', () => {
  test('chooses, starts, and walks by keys; the address holds it all', async ({ page }) => {
    await visit(page, '/exhibition/2024');
    await page.getByRole('link', { name: 'Slideshow for a class' }).click();
    await page.getByLabel('Seconds for each work').fill('30');
    await page.getByLabel('Without captions').check();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(`${START}?seconds=30&captions=off`);
    await at(page, '1 of 36');
    await expect(show(page).locator('em')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(show(page).locator('em')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await at(page, '2 of 36');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await at(page, '36 of 36');
    const pause = show(page).getByRole('button', { name: 'Slideshow', exact: true });
    await page.keyboard.press('Space');
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await show(page).getByRole('button', { name: 'Code for other devices' }).click();
    await expect(show(page).getByRole('img', { name: 'Code for other devices' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(show(page)).toHaveCount(0);
    await expect(page).toHaveURL(START);
    await page.goBack();
    await expect(page).toHaveURL('/exhibition/2024');
  });

  test('fills the screen by a key, and hears the others there', async ({ page }) => {
    await visit(page, `${START}?seconds=600`);
    await at(page, '1 of 36');
    await page.keyboard.press('f');
    await expect.poll(() => fullScreen(page)).toBe('all');
    const full = show(page).getByRole('button', { name: 'Full screen' });
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await at(page, '2 of 36');
    await page.keyboard.press('f');
    await expect.poll(() => fullScreen(page)).toBe('nothing');
    await expect(full).toHaveAttribute('aria-pressed', 'false');
  });

  test('reaches all buttons on a low, narrow screen (WCAG 1.4.10)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, `${START}?seconds=600`);
    await at(page, '1 of 36');
    const close = show(page).getByRole('button', { name: 'End the slideshow' });
    await page.mouse.move(160, 60);
    await page.mouse.wheel(0, 1000);
    await expect(close).toBeInViewport({ ratio: 1 });
    const box = await painting(page).boundingBox();
    expect(box?.height).toBeGreaterThan(90);
    await close.click();
    await expect(show(page)).toHaveCount(0);
  });

  test('sees the works move on, each when its picture is there', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let second = '';
    await page.route('**/_next/image?*', async (route) => {
      const source = new URL(route.request().url()).searchParams.get('url') ?? '';
      if (source === second) await released;
      await route.continue();
    });
    const works = await page.request.get('/api/albums?labelIds=2024&start=0');
    const { items }: { items: { imgUrl: string }[] } = await works.json();
    second = items[1]?.imgUrl ?? '';
    await visit(page, `${START}?seconds=3`);
    await at(page, '1 of 36');
    await page.waitForTimeout(4500);
    await at(page, '1 of 36');
    release();
    await at(page, '2 of 36');
    await at(page, '3 of 36');
  });

  test('passes a work over that was withdrawn meanwhile', async ({ page }) => {
    await page.route('**/api/albums?*', async (route) => {
      const answer = await route.fetch();
      const list = await answer.json();
      await route.fulfill({ response: answer, json: { ...list, items: list.items.slice(0, 1) } });
    });
    await page.clock.install();
    await visit(page, `${START}?seconds=3`);
    await at(page, '1 of 36');
    await stopClock(page);
    await runTo(page, '2 of 36');
    await expect(page.getByText('This work is no longer shown')).toBeVisible();
    await runTo(page, '3 of 36');
  });

  test('passes a link on: by chance, in the same order for everybody', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const addresses = await Promise.all(
      [page, other].map(async (visitor) => {
        await visit(visitor, `${START}?seconds=600&order=random&seed=7`);
        return painting(visitor).getAttribute('alt');
      }),
    );
    expect(addresses[0]).toBeTruthy();
    expect(addresses[0]).toBe(addresses[1]);
    await visit(other, `${START}?seconds=600&order=nonsense&seed=x`);
    expect(await painting(other).getAttribute('alt')).not.toBe(addresses[0]);
  });

  test('finds it by a search engine, once; a label without works is no page', async ({
    request,
  }) => {
    const html = await (await request.get(`${START}?seconds=9`)).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/classroom\/2024"/);
    expect(await (await request.get('/sitemap/pages.xml')).text()).toContain('/ar/classroom/2024<');
    expect((await request.get('/classroom/1999')).status()).toBe(404);
  });
});

test.describe('In Arabic, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe and the arrows follow the way that one reads', async ({ page }) => {
    await visit(page, `/ar${START}?seconds=600`);
    await at(page, '1 من 36');
    await drag(page, 120);
    await at(page, '2 من 36');
    await page.keyboard.press('ArrowLeft');
    await at(page, '3 من 36');
    await drag(page, -120);
    await at(page, '2 من 36');
  });
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('the page leads to the first work, which leads to the next', async ({ page }) => {
    await page.goto(START);
    await page.getByRole('link', { name: 'Begin with the first work' }).click();
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
  });
});
