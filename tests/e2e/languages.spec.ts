import { expect, test, visit } from '../support/visitor';

test.describe('A visitor reads in another language (§2 Language menu, §4 Language change)', () => {
  test('by the language menu, staying on the same page', async ({ page }) => {
    await visit(page, '/?from=poster#past');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\?from=poster#past$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: /Galerie en ligne/ }).first()).toBeVisible();
  });

  test('by the address', async ({ page }) => {
    await page.goto('/zh');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
  });

  for (const [asked, path] of [
    ['/?locale=FR', '/fr'],
    ['/?locale=zh&from=poster', '/zh?from=poster'],
    ['/fr?locale=EN', '/'],
    ['/en', '/'],
  ] as const) {
    test(`${asked} leads to ${path}`, async ({ page }) => {
      await page.goto(asked);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(path);
    });
  }

  test('keeps the locale cookie off answers that caches may share', async ({ request }) => {
    for (const path of ['/', '/fr', '/zh']) {
      const answer = await request.get(path, { headers: { 'accept-language': 'fr' } });
      expect(answer.headers()['set-cookie']).toBeUndefined();
      expect(answer.headers()['vary'] ?? '').not.toMatch(/cookie|accept-language/i);
    }
  });
});
