import type { Page } from '@playwright/test';
import { active, position } from '../support/gallery';
import { openViewer, place, viewer } from '../support/viewer';
import {
  expect,
  holdBack,
  PHONE,
  test,
  untilDrawn,
  untilHydrated,
  visit,
} from '../support/visitor';

const title = (page: Page) => viewer(page).getByRole('heading', { level: 1 });

test.describe('A visitor opens the painting in the middle (§2, §4)', () => {
  test('and sees its details, at its own address; back closes it, forward leads to its page', async ({
    page,
  }) => {
    await openViewer(page);
    const name = (await title(page).textContent()) ?? '?';
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await expect(page).toHaveTitle(/^.+, a painting by .+ \| One World, One Future$/);
    const itsTitle = await page.title();
    await expect(place(page)).toHaveText('2 of 150');
    const panel = viewer(page).getByRole('complementary', { name: 'About this painting' });
    for (const term of ['From', 'Certificate', 'Author', 'Age']) {
      await expect(panel.getByText(term, { exact: true })).toBeVisible();
    }
    await expect(panel.getByText(/^\d+ year old$/)).toBeVisible();

    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2022$/);
    await expect(page).not.toHaveTitle(itsTitle);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();

    const itsPage = page.getByRole('main').getByRole('heading', { level: 1, name });
    await page.goForward();
    await expect(itsPage).toBeVisible();
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await expect(page).toHaveTitle(itsTitle);
    await expect(viewer(page)).toHaveCount(0);
    await untilHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2022$/);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();

    // From then on it is a page like others, which is not loaded anew.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.goForward();
    await expect(itsPage).toBeVisible();
    await expect(viewer(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('moves on by keyboard and buttons, round and round; closing keeps the place', async ({
    page,
  }) => {
    // The next page never arrives: the loop has twenty works.
    await page.route('**/api/albums?*', () => {});
    await openViewer(page);
    const first = await title(page).textContent();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('3 of 150');
    await expect(title(page)).not.toHaveText(first ?? '');
    await viewer(page).getByRole('button', { name: 'Next painting' }).click();
    await expect(place(page)).toHaveText('4 of 150');
    for (const at of [3, 2, 1]) {
      await viewer(page).getByRole('button', { name: 'Previous painting' }).click();
      await expect(place(page)).toHaveText(`${at} of 150`);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText('20 of 150');
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('1 of 150');
    const closedAt = await place(page).textContent();

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page.getByText(closedAt ?? '?', { exact: true }).last()).toBeVisible();
    await expect(active(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
  });

  test('zooms by the buttons, and keeps the focus in it', async ({ page }) => {
    await openViewer(page);
    await expect(viewer(page).getByText('100%')).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer(page).getByText('150%')).toBeVisible();

    await test.step('and moves over it by keyboard, then on to the next', async () => {
      const shown = viewer(page).locator('.pswp__item[aria-hidden=false] .pswp__img').first();
      const left = async () => (await shown.boundingBox())?.x ?? 0;
      await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
      await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
      await expect(viewer(page).getByText(/^33[78]%$/)).toBeVisible();
      const before = await left();
      await page.keyboard.press('ArrowRight');
      await expect.poll(left).toBeLessThan(before - 40);
      await expect(place(page)).toHaveText('2 of 150');
      for (const percent of ['225%', '150%', '100%']) {
        await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
        await expect(viewer(page).getByText(percent)).toBeVisible();
      }
      await page.keyboard.press('ArrowRight');
      await expect(place(page)).toHaveText('3 of 150');
    });

    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test('and hears music only when asked for, which is remembered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/music/')) asked.push(request.url());
    });
    await openViewer(page);
    const music = viewer(page).getByRole('button', { name: 'Background music' });
    await expect(music).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toEqual([]);
    await music.click();
    await expect(music).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await active(page).click();
    await expect(music).toHaveAttribute('aria-pressed', 'true');
    await music.click();
    await expect(music).toHaveAttribute('aria-pressed', 'false');
  });

  test('or moves on, when its script is long on its way', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022');
    await expect(position(page)).toHaveText(/^2 of/);
    const letThrough = await holdBack(page, '**/_next/static/chunks/*.js');
    const isComing = page.getByRole('status').getByText('loading');
    await active(page).click();
    await expect(isComing).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^3 of/);
    await expect(isComing).toHaveCount(0);
    await active(page).click();
    await expect(isComing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(isComing).toHaveCount(0);
    await untilDrawn(page, letThrough());
    await expect(position(page)).toHaveText(/^3 of/);
    await expect(viewer(page)).toHaveCount(0);
    await active(page).click();
    await expect(place(page)).toHaveText(/^3 of/);
  });

  test('and sees a picture that failed as soon as it comes', async ({ page, expected }) => {
    expected(/ERR_INTERNET_DISCONNECTED/);
    // The viewer's; the page's have come.
    const ofViewer = /_next\/image\?.*q=75/;
    await visit(page, '/albumsView?labelIds=2022');
    await page.route(ofViewer, (route) => route.abort('internetdisconnected'));
    await active(page).click();
    const shown = viewer(page).locator('.pswp__item[aria-hidden=false]');
    const failed = shown.getByText('This picture could not be loaded.');
    await expect(failed).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('3 of 150');
    await expect(failed).toBeVisible();
    await page.unroute(ofViewer);
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText('2 of 150');
    const picture = shown.locator('.pswp__img:not(.pswp__img--placeholder)');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(failed).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('3 of 150');
    await expect(picture).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('and keeps the picture that is there when a larger one fails', async ({
    page,
    expected,
  }) => {
    expected(/ERR_INTERNET_DISCONNECTED/);
    await openViewer(page);
    const shown = viewer(page).locator('.pswp__item[aria-hidden=false]');
    const picture = shown.locator('.pswp__img:not(.pswp__img--placeholder)');
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    const times = async () =>
      Number.parseInt(
        await viewer(page)
          .getByText(/^\d+%$/)
          .innerText(),
        10,
      );
    await expect.poll(width).toBeGreaterThan(0);
    const before = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const failed = page.waitForEvent('requestfailed');
    await page.route(/_next\/image\?.*q=75/, (route) =>
      route.request().url() === before ? route.continue() : route.abort('internetdisconnected'),
    );
    const zoomIn = viewer(page).getByRole('button', { name: 'Zoom in' });
    for (let step = 0; step < 4; step += 1) await zoomIn.click();
    await expect.poll(times).toBe(400);
    await failed;
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toBe(before);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(shown.locator('.pswp__error-msg')).toHaveCount(0);
  });

  test('as a slideshow that the address asks for, and pauses it', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/albumsView?labelIds=2022&show=1&interval=3');
    await expect(viewer(page)).toBeVisible();
    const show = viewer(page).getByRole('button', { name: 'Slideshow' });
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    // Its time begins when the picture has come, which may have to be made.
    await expect(place(page)).toHaveText(/^(?!2 )\d+ of 150$/, { timeout: 20_000 });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    const at = await place(page).textContent();
    await page.clock.runFor(3500);
    await expect(place(page)).toHaveText(at ?? '?');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/show=1&interval=3$/);
    await expect(viewer(page)).toHaveCount(0);
  });

  test('on a phone, with the panel below', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openViewer(page);
    await viewer(page)
      .getByRole('heading', { name: /^Comments/ })
      .scrollIntoViewIfNeeded();
    await viewer(page).getByRole('button', { name: 'Close the viewer' }).click();
    await expect(viewer(page)).toHaveCount(0);
  });

  test('on a phone with text of 200 %: each button is within the window, and apart', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openViewer(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const names = ['Slideshow', 'Background music', 'Full screen', 'Close the viewer'];
    names.push('Previous painting', 'Zoom out', 'Zoom in', 'Next painting');
    const boxes: { x: number; y: number; width: number; height: number }[] = [];
    for (const name of names) {
      const box = await viewer(page).getByRole('button', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`no button: ${name}`);
      const { x, y, width, height } = box;
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(PHONE.width);
      expect(y + height, name).toBeLessThanOrEqual(PHONE.height);
      const over = boxes.filter(
        (other) =>
          x < other.x + other.width &&
          other.x < x + width &&
          y < other.y + other.height &&
          other.y < y + height,
      );
      expect(over, name).toEqual([]);
      boxes.push(box);
    }
  });

  test('and gets past a painting that is higher than the window, by wheel and arrow keys', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openViewer(page);
    await page.setViewportSize({ width: 320, height: 180 });
    const scrolled = () => viewer(page).evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.move(160, 90);
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBe(200);
    await expect(viewer(page).getByText('100%')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect.poll(scrolled).toBeGreaterThan(200);
  });

  for (const [how, size] of [
    ['turned sideways', { width: 844, height: 340 }],
    ['at 400 %', { width: 320, height: 225 }],
  ] as const) {
    test(`on a low screen, ${how}: the painting is no strip`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openViewer(page);
      await page.setViewportSize(size);
      const painting = viewer(page).locator(
        '.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)',
      );
      const side = async (of: 'width' | 'height') => (await painting.boundingBox())?.[of] ?? 0;
      await expect.poll(() => side('height')).toBeGreaterThan(100);
      expect(await side('width')).toBeGreaterThan(100);
      await viewer(page).getByRole('button', { name: 'Next painting' }).click();
      await expect(place(page)).toHaveText('3 of 150');
    });
  }
});
