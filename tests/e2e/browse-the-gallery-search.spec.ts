import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { askAgain, recordAlbumRequests, WORKS } from '../support/gallery';
import { expect, expectNothingSaid, holdBack, test, visit } from '../support/visitor';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find your favorite paintings' });
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Works found' });

async function openSearch(page: Page) {
  await page.getByRole('link', { name: 'Find paintings' }).click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(({ page }) => sparePictures(page));

test('An address beyond the last work that is found leads to the first', async ({ page }) => {
  await visit(page, '/fr/albumsView?country=CN&view=wall&page=40');
  await expect(page).toHaveURL(/\/fr\/albumsView\?country=CN&view=wall$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first(),
  ).toBeVisible();
});

test('The menu leads from a search to the whole gallery', async ({ page }) => {
  await visit(page, '/albumsView');
  await openSearch(page);
  await dialog(page).getByLabel('Author').first().fill('a');
  await dialog(page).getByRole('button', { name: 'Search' }).click();
  await expect(found(page)).toHaveText(/Works found: [1-9]/);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu
    .locator('a[href="/albumsView"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/albumsView$/);
  await expect(found(page)).toHaveCount(0);
  await expect(page.getByText(/^\d+ of \d+$/).last()).toBeVisible();
});

test('A search whose form could not be loaded can be tried again, and tells that it is coming', async ({
  page,
  expected,
}) => {
  // The carousel's own parts may be on their way just then.
  expected(/Failed to load resource|ERR_FAILED|uncaught: Event/);
  await visit(page, '/albumsView?labelIds=2022');
  await page.route('**/_next/static/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'Find paintings' }).click();
  await failed;
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^The search can’t be opened/);
  await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();
  await page.unroute('**/_next/static/**');
  const letThrough = await holdBack(page, '**/_next/static/**');
  const link = page.getByRole('link', { name: 'Find paintings' });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  await expect(page.getByRole('status').getByText('loading')).toBeVisible();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(dialog(page)).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(alert).toHaveCount(0);
});

test.describe('A visitor looks for a painting (§2, §5)', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022');
    await openSearch(page);
  });

  test('by country, and goes back', async ({ page }) => {
    const asked = recordAlbumRequests(page);
    await dialog(page).getByPlaceholder('Type to filter countries').fill('fran');
    const countries = dialog(page).getByRole('group', { name: 'Country' });
    await expect(countries.getByRole('checkbox')).toHaveCount(1);
    await dialog(page).getByRole('checkbox', { name: 'France' }).check();
    await dialog(page).getByPlaceholder('Type to filter countries').fill('');
    await expect(dialog(page).getByRole('button', { name: 'Remove France' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/labelIds=2022&country=FR$/);
    await expect(found(page)).toHaveText(/Works found: [1-9]/);
    await expect(page.getByText(/^\d+ of 150$/)).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find paintings' })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();
    await page.goForward();
    await expect(found(page)).toBeVisible();
    expect(asked.map(({ search }) => search)).toEqual(['?labelIds=2022&country=FR&start=0']);
  });

  test('by initial, and shares the address', async ({ page, context }) => {
    await dialog(page).getByRole('radio', { name: 'T', exact: true }).check({ force: true });
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/initials=T/);
    const total = await found(page).textContent();
    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.getByRole('status').filter({ hasText: total ?? '?' })).toBeVisible();
  });

  test('by several things, and takes them away one by one', async ({ page }) => {
    const filters = page.getByRole('list', { name: 'What these works are' });
    await dialog(page).getByLabel('Author').fill('a');
    await dialog(page).getByRole('checkbox', { name: 'France' }).check();
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(filters.getByRole('listitem')).toHaveText(['Author: a', 'France']);
    await filters.getByRole('link', { name: 'Leave out Author: a' }).click();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022&country=FR$/);
    await expect(filters.getByRole('listitem')).toHaveText(['France']);
    await expect(filters.getByRole('link', { name: 'Leave out France' })).toBeFocused();
    await page.goBack();
    await expect(filters.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('link', { name: 'See all works' }).click();
    await expect(filters).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find paintings' })).toBeFocused();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);
  });

  test('in a country without works, which has its name as well', async ({ page }) => {
    await visit(page, '/fr/albumsView?labelIds=2022&country=AQ');
    await expect(page.getByRole('link', { name: 'Retirer Antarctique' })).toBeVisible();
  });

  test('while the service is slow, then down: what hangs there stays, and the search comes', async ({
    page,
    expected,
  }) => {
    expected(/status of 502/);
    let isDown = true;
    let letGo = () => {};
    const sendsNotes = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/albums?*', async (route) => {
      await sendsNotes;
      return isDown
        ? route.fulfill({ status: 502, json: { token: 'net.error' } })
        : route.continue();
    });
    await dialog(page).getByRole('checkbox', { name: 'France' }).check();
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toBeAttached();
    letGo();
    await expect(page.getByRole('button', { name: 'More works' })).toBeVisible();
    await expectNothingSaid(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^3 of 150$/).last()).toBeVisible();
    const more = page.getByRole('button', { name: 'More works' });
    await askAgain(page, more, WORKS, () => (isDown = false));
    await expect(found(page)).toHaveText(/Works found: [1-9]/);
  });

  test('that is not there, and finds the way out', async ({ page }) => {
    await dialog(page).getByLabel('Title').fill('zzzz no such work');
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'No painting matches' })).toBeVisible();
    await expect(found(page)).toHaveText('Works found: 0');
    const allYears = page.getByRole('link', { name: 'Search in all years' });
    await expect(allYears).toHaveAttribute('href', /labelIds=\d{4},\d{4}.*&name=zzzz/);
    await page.getByRole('link', { name: 'See all works' }).last().click();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();
  });

  test('again after nothing was found: no word before the answer, and the focus stays', async ({
    page,
  }) => {
    await dialog(page).getByLabel('Title').fill('zzzz no such work');
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'No painting matches' })).toBeVisible();
    const letThrough = await holdBack(page, '**/api/albums?*');
    await page.getByRole('link', { name: 'Change the search' }).click();
    await dialog(page).getByLabel('Title').fill('');
    await dialog(page).getByLabel('Author').first().fill('a');
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toBeAttached();
    await expect(page.getByRole('heading', { name: /^No painting/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find paintings' })).toBeFocused();
    letThrough();
    await expect(found(page)).toHaveText(/Works found: [1-9]/);
  });

  test('and selects what was typed beyond the edge: nothing closes', async ({ page }) => {
    const field = dialog(page).getByLabel('Author').first();
    await field.fill('Somebody');
    const box = await field.boundingBox();
    await page.mouse.move(box!.x + 40, box!.y + box!.height / 2);
    await page.mouse.down();
    await page.mouse.move(2, box!.y + box!.height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(field).toHaveValue('Somebody');
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(2, 300);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('without a word to look for', async ({ page }) => {
    const search = dialog(page).getByRole('button', { name: 'Search' });
    const alert = dialog(page).getByRole('alert');
    await search.click();
    await expect(alert).toHaveText('The search keyword is empty！');
    await expect(dialog(page).getByLabel('Author')).toBeFocused();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);

    // The same alert would not be read aloud again.
    const first = await alert.elementHandle();
    await search.click();
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(alert).toBeVisible();
    await dialog(page).getByRole('checkbox').first().check();
    await expect(alert).toHaveCount(0);
    await expect(dialog(page).getByLabel('Author')).not.toHaveAttribute('aria-invalid');
  });

  test('and starts afresh (§4)', async ({ page }) => {
    await dialog(page).getByLabel('Author').fill('a');
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(found(page)).toBeVisible();
    await openSearch(page);
    await expect(dialog(page).getByLabel('Author')).toHaveValue('a');
    await dialog(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();
  });

  test('and the arrow keys leave the carousel alone meanwhile', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();
  });
});

test('A search is nothing for search engines, and is never stored', async ({ request }) => {
  const answer = await request.get('/albumsView?name=a');
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
});

test('What can be no label, and a label without works, is not found', async ({ request }) => {
  for (const label of ['a/b', 'no-such-label']) {
    const answer = await request.get(`/albumsView?labelIds=${encodeURIComponent(label)}`);
    expect(answer.status()).toBe(404);
  }
});
