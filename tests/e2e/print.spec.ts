import { expect, NARROW, test } from '../support/visitor';

const PAGES = [
  '/',
  '/contentView?id=1',
  '/artwork/229',
  '/albumsView',
  '/albumsView?view=wall',
  '/exhibition/2024',
];

/** --ink of the light theme: the light colours of a dark section would be pale on paper. */
const INK = 'rgb(22, 32, 58)';
const BLACK = 'rgb(0, 0, 0)';

test.describe('A visitor prints a page (§2)', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  for (const locale of ['', '/ar']) {
    test(`and gets what is read, not what is clicked, from ${locale || '/'}`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      for (const path of PAGES) {
        await page.goto(locale + path);
        await expect(page.getByRole('navigation'), path).toHaveCount(0);
        await expect(page.getByRole('button'), path).toHaveCount(0);
        await expect(page.locator('a[href="#main"]'), path).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCSS('color', INK);
        const copyright = page.getByRole('contentinfo').getByText('©');
        await expect(copyright, path).toHaveCSS('color', BLACK);
      }
    });
  }

  test('with all columns of a wide table', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/news');
    await page.getByRole('link', { name: 'How a painting travels to Paris' }).click();
    const table = page.getByRole('region', { name: 'Requirements at a glance' });
    await expect(table).toHaveCSS('overflow-x', 'auto');
    await page.emulateMedia({ media: 'print' });
    await expect(table).toHaveCSS('overflow-x', 'visible');
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  });
});
