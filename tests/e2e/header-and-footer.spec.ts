import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { TEXTS } from '../support/texts';
import { expect, test, visit } from '../support/visitor';

const { countries } = TEXTS.en;

test.beforeEach(({ page }) => sparePictures(page));

const placeOf = (page: Page) => page.evaluate(() => scrollY);

async function goToEnd(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await placeOf(page)).toBeGreaterThan(500);
}

/** A link of the footer to the page of all countries. */
const toCountries = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: countries.title });

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
});
