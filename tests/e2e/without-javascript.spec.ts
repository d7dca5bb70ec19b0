import { TEXTS } from '../support/texts';
import { expect, PHONE, test, withoutJavaScript } from '../support/visitor';

withoutJavaScript();

test.describe('Without JavaScript a visitor', () => {
  test('reads the whole home page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One World,\s*One Future/);
    await expect(
      page.getByRole('list', { name: 'Featured works' }).getByRole('listitem'),
    ).toHaveCount(20);
    for (const year of ['2020', '2021', '2022', '2023', '2024']) {
      await expect(page.getByRole('link', { name: `See the ${year} exhibition` })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible();
  });

  test('opens a picture of a past exhibition as a plain link', async ({ page, expected }) => {
    // The browser requests it when a picture is opened as a page.
    expected(/favicon\.ico/);
    await page.goto('/');
    await page.getByRole('link', { name: 'Open picture 1 of 13' }).click();
    await expect(page).toHaveURL(/\/past\/.+\.jpg$/);
  });

  test('changes the language', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Language/ }).focus();
    const french = page.getByRole('menuitemradio', { name: 'Français' });
    await french.click();
    await expect(page).toHaveURL(/\/fr$/);

    await page.goto('/albumsView?labelIds=2022&view=wall');
    await page.getByRole('button', { name: /^Language/ }).focus();
    await french.click();
    await expect(page).toHaveURL(/\/fr\/albumsView\?labelIds=2022&view=wall$/);

    await page.goto('/search?q=whale');
    await page.getByRole('button', { name: /^Language/ }).focus();
    await french.click();
    await expect(page).toHaveURL(/\/fr\/search\?q=whale$/);
  });

  test('has a menu on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.locator('#drawer');
    await expect(drawer.getByRole('link', { name: 'Certificates' })).toBeVisible();
  });

  for (const path of [
    '/albumsView?labelIds=2024&page=99',
    '/fr/albumsView?labelIds=nowhere,nobody',
    '/videosView?labelIds=nowhere,nobody',
    '/videosLive?labelIds=nowhere,nobody',
  ]) {
    test(`is told in words that nothing is at ${path}`, async ({ page, expected }) => {
      expected(/status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const texts = TEXTS[path.startsWith('/fr') ? 'fr' : 'en'].notFound;
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: texts.gallery }).click();
      await expect(page).toHaveURL(/\/albumsView$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
