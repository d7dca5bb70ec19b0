import type { Page } from '@playwright/test';
import { sparePictures, violationsOf } from '../support/accessibility';
import { recordAlbumRequests, works } from '../support/gallery';
import {
  expect,
  NARROW,
  PHONE,
  test,
  untilHydrated,
  visit,
  withoutJavaScript,
} from '../support/visitor';

const NAMES = {
  en: [
    'Red',
    'Orange',
    'Yellow',
    'Green',
    'Blue',
    'Purple',
    'Pink',
    'Brown',
    'Black',
    'Grey',
    'White',
  ],
  ar: ['أحمر', 'برتقالي', 'أصفر', 'أخضر', 'أزرق', 'بنفسجي', 'وردي', 'بني', 'أسود', 'رمادي', 'أبيض'],
};

const colours = (page: Page, name = 'Colours') =>
  page.getByRole('group', { name }).getByRole('checkbox');
const found = (page: Page) => page.getByRole('status').filter({ hasText: /\d/ });
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

test.beforeEach(({ page }) => sparePictures(page));

test.describe('A child who knows no name looks for a painting by its colours (ours)', () => {
  test('red, then red and yellow in a country, by keyboard, and takes them away', async ({
    page,
  }) => {
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    await page.getByRole('link', { name: 'Find paintings' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Find your favorite paintings' });
    await expect(dialog.getByLabel('Author')).toBeFocused();
    await expect(colours(page)).toHaveCount(NAMES.en.length);
    for (const [at, name] of NAMES.en.entries())
      await expect(colours(page).nth(at)).toHaveAccessibleName(name);
    await colours(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(colours(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/labelIds=2022&colour=red&view=wall$/);
    const red = numberIn(await found(page).textContent());
    expect(red).toBeGreaterThan(3);
    expect(red).toBeLessThan(150);
    // The next page comes when the end is in sight.
    await expect(works(page).nth(Math.min(red, 20) - 1)).toBeAttached();
    expect(await works(page).count()).toBeLessThanOrEqual(red);

    await page.getByRole('link', { name: 'Find paintings' }).press('Enter');
    await expect(dialog.getByRole('checkbox', { name: 'Red' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Yellow' }).press('Space');
    await dialog.getByRole('button', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(/colour=red,yellow&view=wall$/);
    await expect(async () => {
      expect(numberIn(await found(page).textContent())).toBeLessThan(red);
    }).toPass();
    const filters = page.getByRole('list', { name: 'What these works are' });
    await expect(filters.getByRole('listitem')).toHaveText(['Red', 'Yellow']);
    await filters.getByRole('link', { name: 'Leave out Yellow' }).press('Enter');
    await expect(page).toHaveURL(/colour=red&view=wall$/);
    await expect(found(page)).toHaveText(`Works found: ${red}`);
    await page.reload();
    await expect(found(page)).toHaveText(`Works found: ${red}`);
  });

  test('that no work has, and is told what to try', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022&colour=black,white,pink');
    await expect(page.getByRole('heading', { name: 'No painting matches' })).toBeVisible();
    await expect(page.getByText('Try fewer words or colours')).toBeVisible();
  });

  test('in Arabic on a phone: every swatch has its name, and fingers can hit it', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/ar/albumsView?labelIds=2022&view=wall');
    await page.getByRole('link', { name: 'البحث عن لوحات' }).click();
    const boxes = colours(page, 'الألوان');
    await expect(boxes).toHaveCount(NAMES.ar.length);
    for (const [at, name] of NAMES.ar.entries()) {
      await expect(boxes.nth(at)).toHaveAccessibleName(name);
      const { height = 0, width = 0 } = (await boxes.nth(at).locator('..').boundingBox()) ?? {};
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText('أزرق', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'بحث' }).click();
    await expect(page).toHaveURL(/\/ar\/albumsView\?labelIds=2022&colour=blue&view=wall$/);
    await expect(works(page).nth(19)).toBeAttached();
  });

  test('a painting’s page leads to those in the same colours, and it is one of them', async ({
    page,
  }) => {
    const { items } = await (await page.request.get('/api/albums?labelIds=2022&start=0')).json();
    await visit(page, `/artwork/${items[7].id}`);
    const link = page.getByRole('link', { name: /^Works in the same colours: \w+/ });
    await expect(link).toHaveAttribute('rel', 'nofollow');
    await link.click();
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2022&colour=[a-z,]+&view=wall$/);
    await expect(found(page)).toBeVisible();
    const own = page.locator(`a[href="/artwork/${items[7].id}"]`);
    while (!(await own.count())) await works(page).last().scrollIntoViewIfNeeded();
    await expect(own.first()).toBeAttached();
  });
});

test('The wall hangs as a rainbow, and as it was again', async ({ page }) => {
  await visit(page, '/albumsView?labelIds=2022&view=wall');
  const orders = page.getByRole('navigation', { name: 'Order' });
  await expect(orders.getByRole('link')).toHaveText(['As hung', 'Latest first', 'As a rainbow']);
  await expect(orders.getByRole('link', { name: 'As hung' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  for (const name of ['Latest first', 'As a rainbow'])
    await expect(orders.getByRole('link', { name })).toHaveAttribute('rel', 'nofollow');
  const [before] = await works(page).all();
  const first = await before?.getAttribute('href');
  const asked = recordAlbumRequests(page);
  await orders.getByRole('link', { name: 'As a rainbow' }).click();
  await expect(page).toHaveURL(/labelIds=2022&order=rainbow&view=wall$/);
  await expect(works(page).first()).not.toHaveAttribute('href', first ?? '');
  const searches = asked.map(({ search }) => search);
  expect(searches[0]).toBe('?labelIds=2022&order=rainbow&start=0');
  expect(searches.every((search) => search.includes('&order=rainbow&'))).toBe(true);
  const shown = await works(page).first().getAttribute('href');
  await page.reload();
  await untilHydrated(page);
  await expect(works(page).first()).toHaveAttribute('href', shown ?? '');
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  await page.getByRole('link', { name: 'Carousel' }).click();
  await page.getByRole('link', { name: 'Leave out As a rainbow' }).click();
  await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('the colours are part of the form below, and of the next page’s address', async ({
    page,
  }) => {
    await page.goto('/albumsView?labelIds=2022&view=wall&order=rainbow');
    await page.getByRole('checkbox', { name: 'Green' }).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/colour=green/);
    await expect(page).toHaveURL(/order=rainbow/);
    expect(numberIn(await found(page).textContent())).toBeGreaterThan(20);
    await expect(page.getByRole('checkbox', { name: 'Green' })).toBeChecked();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/colour=green&order=rainbow&view=wall&page=2$/);
    await expect(works(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'As hung' }).click();
    await expect(page).toHaveURL(/labelIds=2022&colour=green&view=wall$/);
  });
});

test('For search engines neither is anything, nor any other order, and nothing is stored', async ({
  request,
}) => {
  const orders = ['labelIds=2022&order=rainbow', 'labelIds=2022&featured=latest'];
  for (const query of ['colour=red', ...orders]) {
    const answer = await request.get(`/albumsView?${query}`);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  }
  for (const colour of ['', 'crimson', 'red,red', "red'--", '%00', 'RED']) {
    expect((await request.get(`/albumsView?colour=${colour}`)).status()).toBe(200);
  }
  for (const colour of ['crimson-red', 'a', 'RED', 'red '.repeat(20)]) {
    const answer = await request.get(`/api/albums?start=0&colour=${encodeURIComponent(colour)}`);
    expect(answer.status()).toBe(400);
  }
});
