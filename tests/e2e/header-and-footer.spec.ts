import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { position, walkTo, works } from '../support/gallery';
import { TEXTS } from '../support/texts';
import { expect, holdBack, test, visit } from '../support/visitor';

const { countries } = TEXTS.en;

test.beforeEach(({ page }) => sparePictures(page));

const placeOf = (page: Page) => page.evaluate(() => scrollY);

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

async function goToEnd(page: Page) {
  await scrollToEnd(page);
  expect(await placeOf(page)).toBeGreaterThan(500);
}

/** A link of the footer to the page of all countries. */
const toCountries = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: countries.title });

/** In view first, so that nothing scrolls any more when it is pressed. */
async function pressByKeyboard(page: Page) {
  await scrollToEnd(page);
  await toCountries(page).focus();
  await page.keyboard.press('Enter');
}

test.describe('A link of the header or the footer', () => {
  test('leads to a page that is at its top at once', async ({ page }) => {
    await visit(page, '/');
    await goToEnd(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (window.location.pathname === '/countries') seen.push(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await toCountries(page).click();
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(10);
    expect(new Set(await seen())).toEqual(new Set([0]));
  });

  test('leads to the top of the page that is shown already', async ({ page }) => {
    await visit(page, '/');
    await goToEnd(page);
    await page.getByRole('banner').getByRole('link', { name: TEXTS.en.layout.home }).click();
    await expect.poll(() => placeOf(page)).toBe(0);
    await expect(page).toHaveURL('/');

    await test.step('and of the same one with another query', async () => {
      await visit(page, '/albumsView');
      await page.getByRole('link', { name: 'Wall', exact: true }).click();
      await expect(works(page).nth(10)).toBeVisible();
      await goToEnd(page);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Gallery' }).hover();
      await menu.getByRole('link', { name: 'Online gallery' }).click();
      await expect(page).toHaveURL(/\/albumsView$/);
      await expect.poll(() => placeOf(page)).toBe(0);
    });
  });

  test('of the footer leaves who goes by the keyboard in the page that comes (WCAG 2.4.3)', async ({
    page,
  }) => {
    await visit(page, '/');
    await pressByKeyboard(page);
    await expect(page.getByRole('heading', { level: 1, name: countries.title })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await placeOf(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();

    await test.step('and, pressed there, at its top', async () => {
      await pressByKeyboard(page);
      await expect(page.getByRole('main')).toBeFocused();
      await expect.poll(() => placeOf(page)).toBe(0);
    });
  });

  test('is followed, though the carousel moves on before its page is there', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022');
    await walkTo(page, 20);
    const letThrough = await holdBack(page, /\/countries\?/);
    await Promise.all([
      page.waitForRequest(/\/countries\?/),
      toCountries(page).evaluate((link: HTMLElement) => link.click()),
    ]);
    await page.getByRole('button', { name: TEXTS.en.gallery.next }).click();
    await expect(position(page)).toHaveText(/^21 of/);
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^22 of/);
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: countries.title })).toBeVisible();
    await expect(page).toHaveURL(/\/countries$/);
  });
});
