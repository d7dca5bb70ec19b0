import { expect, PHONE, test } from '../support/visitor';

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

  test('on the map, by the keyboard', async ({ page }) => {
    await page.goto('/fr/countries');
    const map = page.getByRole('group', { name: 'Carte des pays' });
    const works = page.getByRole('list', { name: 'Pays' }).getByRole('link');
    // The list has those that the map lacks, too.
    const missing = (await works.count()) - (await map.getByRole('link').count());
    expect(missing).toBeGreaterThanOrEqual(0);
    expect(missing).toBeLessThan(3);
    const skip = page.getByRole('link', { name: 'Passer la carte' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(works.first()).toBeFocused();

    const country = map.getByRole('link', { name: /^Allemagne · \d+ œuvres?$/ });
    await country.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/countries/de');
  });

  test('on the map in forced colours, where a small state is as clear as a large one', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/countries');
    const map = page.getByRole('group', { name: 'Map of the countries' });
    const small = map.getByRole('link', { name: /^Singapore · / });
    const fill = await small.evaluate((country) => getComputedStyle(country).fill);
    await expect(small.locator('path[d$=h0]').first()).toHaveCSS('stroke', fill);
  });

  test.describe('on a phone, without JavaScript', () => {
    test.use({ viewport: PHONE, hasTouch: true, javaScriptEnabled: false });

    test('a finger hits a small state on the map, which is moved sideways', async ({ page }) => {
      await page.goto('/countries');
      const map = page.getByRole('group', { name: 'Map of the countries' });
      const small = map.getByRole('link', { name: /^Singapore · / });
      await small.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await small.boundingBox())!;
      await page.touchscreen.tap(x + width / 2 + 10, y + height / 2);
      await expect(page).toHaveURL('/countries/sg');
    });
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
