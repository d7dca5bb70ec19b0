import { expect, test } from '../support/visitor';

test.describe('A visitor looks for the works of a country', () => {
  test('from any page, by the keyboard, in their language', async ({ page }) => {
    await page.goto('/fr/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Œuvres par pays' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/countries');
    const entry = page
      .getByRole('list', { name: 'Pays' })
      .getByRole('link', { name: /^Allemagne \d+ œuvres?$/ });
    const count = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0]);
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/countries/de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allemagne');
    const works = page.getByRole('list', { name: /Allemagne/ }).getByRole('listitem');
    await expect(works).toHaveCount(count);

    await works.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/fr\/artwork\/\d+$/);
    await page.getByRole('main').getByRole('link', { name: 'Allemagne' }).click();
    await expect(page).toHaveURL('/fr/countries/de');
  });

  test('page by page where there are many', async ({ page }) => {
    await page.goto('/countries/cn');
    const next = page.getByRole('link', { name: 'More works' });
    await next.click();
    await expect(page).toHaveURL('/countries/cn/2');
    await expect(page.getByRole('link', { name: 'Previous works' })).toBeVisible();
    for (const [rel, path] of [
      ['canonical', '/countries/cn/2'],
      ['prev', '/countries/cn'],
    ]) {
      const link = page.locator(`head link[rel=${rel}]`);
      await expect(link).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
    }
  });
});
