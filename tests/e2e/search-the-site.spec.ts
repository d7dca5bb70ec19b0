import type { Page } from '@playwright/test';
import { sparePictures, tooWideBy, violationsOf } from '../support/accessibility';
import { expect, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const group = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });

test.describe('A visitor searches the whole site', () => {
  test('from any page, by the keyboard: a suggestion leads to its page', async ({ page }) => {
    await sparePictures(page);
    await visit(page, '/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('cote d');
    await expect(options(page).first()).toHaveText('Côte d’Ivoire');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^Suggestions: \d+$/);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/countries/ci');
  });

  test('and leaves the list by Escape; Enter then shows all that is found', async ({ page }) => {
    await sparePictures(page);
    await visit(page, '/search');
    await field(page).pressSequentially('Whale');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=Whale');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: “Whale”');
    await expect(field(page)).toHaveValue('Whale');
    await group(page, 'News').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/contentView\?id=\d+$/);
  });

  test('and all results are made once', async ({ page }) => {
    await sparePictures(page);
    await visit(page, '/search');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page).pressSequentially('Whale');
    await expect(options(page).last()).toHaveText('All results for “Whale”');
    await options(page).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: “Whale”');
    await expect(page).toHaveURL('/search?q=Whale');
    expect(asked.filter((url) => /\/search\?q=Whale(?:&_rsc|$)/.test(url))).toHaveLength(1);
  });

  test('and goes on in the gallery with the same words', async ({ page }) => {
    await visit(page, '/search?q=sea');
    const works = group(page, 'Works, by title');
    const count = /\d+$/.exec((await works.getByRole('heading').textContent()) ?? '')?.[0];
    await works.getByRole('link', { name: 'See all in the gallery' }).click();
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2024,.*2020&name=sea&view=wall$/);
    await expect(page.getByRole('status').filter({ hasText: 'Works found' })).toHaveText(
      `Works found: ${count}`,
    );
  });

  test('in Arabic, however the letters are written', async ({ page }) => {
    await sparePictures(page);
    for (const word of ['البحر', 'اَلْبَحْر']) {
      await visit(page, `/ar/search?q=${encodeURIComponent(word)}`);
      await expect(group(page, 'أعمال حسب العنوان').getByRole('listitem')).not.toHaveCount(0);
    }
    await field(page).fill('المانيا');
    await expect(options(page).first()).toHaveText('ألمانيا');
  });

  test('and is told what can be tried when nothing has that name', async ({ page }) => {
    await visit(page, '/search?q=nothing-is-called-so');
    await expect(
      page.getByRole('heading', { name: 'Nothing here goes by that name' }),
    ).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Or look around' });
    await expect(ways.getByRole('link', { name: 'Exhibition of 2022' })).toBeVisible();
    await ways.getByRole('link', { name: 'Works by country' }).click();
    await expect(page).toHaveURL('/countries');
  });

  test('with odd words, long or none', async ({ page, request }) => {
    await visit(page, '/search?q=%25%5F');
    await expect(
      page.getByRole('heading', { name: 'Please type a word or a number.' }),
    ).toBeVisible();
    await visit(page, `/search?q=${'x'.repeat(2000)}`);
    await expect(field(page)).toHaveValue('x'.repeat(256));
    expect(await tooWideBy(page)).toBe(0);
    const statusOf = async (path: string) => (await request.get(path)).status();
    expect(await statusOf(`/api/search?q=${'x'.repeat(257)}`)).toBe(400);
    // Longer than any address may be.
    expect(await statusOf(`/search?q=${'x'.repeat(10_000)}`)).toBe(414);
    await visit(page, '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
  });

  test('results are for visitors, not for other search engines', async ({ page }) => {
    const robots = page.locator('head meta[name=robots]');
    await page.goto('/search?q=sea');
    await expect(robots).toHaveAttribute('content', /noindex/);
    await page.goto('/search');
    await expect(robots).not.toHaveAttribute('content', /noindex/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('by touch', async ({ page }) => {
      await sparePictures(page);
      await visit(page, '/fr');
      await page.getByRole('banner').getByRole('link', { name: 'Recherche' }).tap();
      await field(page).fill('bresil');
      await options(page).first().tap();
      await expect(page).toHaveURL('/fr/countries/br');
    });
  });

  test.describe('without JavaScript', () => {
    withoutJavaScript();

    test('by the form', async ({ page }) => {
      await page.goto('/zh');
      await page.getByRole('banner').getByRole('link', { name: '搜索' }).click();
      await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('搜索关键词为空！');
      await page.getByRole('textbox', { name: '您在找什么？' }).fill('法国');
      await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
      await expect(page).toHaveURL('/zh/search?q=%E6%B3%95%E5%9B%BD');
      await page.getByRole('main').getByRole('link', { name: '法国' }).first().click();
      await expect(page).toHaveURL('/zh/countries/fr');
    });
  });
});
