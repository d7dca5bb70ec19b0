import type { Page } from '@playwright/test';
import { noteShifts } from '../support/shifts';
import { DESK, expect, PHONE, test } from '../support/visitor';

const PAGES = ['/', '/exhibition/2024', '/ar'];
/** By how much a visitor would see things jump, in the words of the Layout Instability API. */
const UNSEEN = 0.01;
/** Texts of editors and of six languages have several lengths. */
const ABOUT_PX = 100;

const later = (page: Page) => page.locator('.later, [data-later]');

/** How many parts that wait are not laid out yet. */
const waiting = (page: Page) =>
  later(page).evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const [first] = part.children;
        return part.checkVisibility() && !first?.checkVisibility({ contentVisibilityAuto: true });
      }).length,
  );

/** To the end and back, as a hand does it. */
async function readThrough(page: Page) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const at = () => page.evaluate(() => Math.ceil(scrollY));
  while ((await at()) < (await height()) - 1) await page.mouse.wheel(0, 600);
  while ((await at()) > 0) await page.mouse.wheel(0, -600);
}

test.describe('What is below the fold is laid out when it comes near', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of PAGES) {
    test(`and nothing moves, is lost to a reader or to paper: ${path}`, async ({ page }) => {
      await page.addInitScript(noteShifts);
      await page.goto(path, { waitUntil: 'load' });
      expect(await waiting(page)).toBeGreaterThan(0);
      // What comes late by itself: faces, and the picture in the footer (§9).
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('footer figure img')).toBeAttached();
      await page.evaluate(() => (window.shifted = 0));
      const heard = await page.locator('body').ariaSnapshot();
      await readThrough(page);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(UNSEEN);
      await page.emulateMedia({ media: 'print' });
      expect(await waiting(page)).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      expect(await page.locator('body').ariaSnapshot()).toBe(heard);
    });
  }

  for (const path of PAGES) {
    test(`and when the page has been there for some seconds, unseen: ${path}`, async ({ page }) => {
      await page.addInitScript(noteShifts);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => (window.shifted = 0));
      await expect.poll(() => waiting(page)).toBe(0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(UNSEEN);
    });
  }

  for (const path of PAGES) {
    test(`and is until then about as high as it will be: ${path}`, async ({ page }) => {
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await page.goto(path, { waitUntil: 'load' });
        const heights = () =>
          page
            .locator('.later')
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
        const before = await heights();
        await page.addStyleTag({ content: '.later { content-visibility: visible !important }' });
        const after = await heights();
        const off = before.map((height, at) => Math.abs(height - (after[at] ?? 0)));
        expect(before.length).toBeGreaterThan(2);
        expect(Math.max(...off), `${viewport.width} px: ${off.join()}`).toBeLessThan(ABOUT_PX);
      }
    });
  }

  for (const [path, id] of [
    ['/', 'past'],
    ['/ar/exhibition/2024', 'partners'],
    ['/exhibition/2024', 'certificate'],
  ] as const) {
    test(`and an anchor leads there: ${path}#${id}`, async ({ page }) => {
      await page.goto(`${path}#${id}`);
      const top = () => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);
      const line = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      await expect.poll(async () => Math.abs((await top()) - line)).toBeLessThan(2);
    });
  }

  test('and words in it are found', async ({ page }) => {
    await page.goto('/');
    await later(page).last().waitFor({ state: 'attached' });
    const words = page.getByText('Works belong to the young artists');
    expect(await page.evaluate(() => 'find' in window)).toBe(true);
    expect(
      await page.evaluate(() =>
        (window as unknown as { find: (words: string) => boolean }).find('belong to the young'),
      ),
    ).toBe(true);
    await expect(words).toBeInViewport();
  });
});
