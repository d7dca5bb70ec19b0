import type { Page } from '@playwright/test';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../lib/constants';
import { active } from '../support/gallery';
import { DESK, expect, test, untilHydrated, visit } from '../support/visitor';

test.use({ viewport: DESK });

async function goToGallery(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Gallery' }).hover();
  await menu.getByRole('link', { name: 'Online gallery' }).click();
}

/** The script of header, menu and footer. */
const FRAME = /\/_next\/static\/chunks\/app\/[^/]+\/layout-/;

test('A page one of whose scripts is lost stays as it came, and begins when the script has come', async ({
  page,
  expected,
}) => {
  expected(/ERR_FAILED/);
  await page.clock.install();
  await page.route(FRAME, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => FRAME.test(request.url()));
  await page.goto('/artwork/229');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const name = (await title.textContent()) ?? '?';
  await lost;
  await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS + 5000);
  await expect(title).toHaveText(name);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(FRAME);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilHydrated(page);
  await expect(title).toHaveText(name);
});

test('Where a further page’s script was lost, “Try again” brings the page', async ({
  page,
  expected,
}) => {
  expected(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await visit(page, '/');
  const script = /\/chunks\/app\/[^/]+\/albumsView\//;
  await page.route(script, (route) => route.abort());
  await goToGallery(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(active(page)).toBeVisible();
  await expect(page).toHaveURL(/\/albumsView$/);
  await expect(again).toHaveCount(0);
});

test('A further page whose style sheet was lost gets it when the line is back', async ({
  page,
  expected,
}) => {
  // The carousel's own parts bring sheets, too.
  expected(/ERR_FAILED|uncaught: Event/);
  await visit(page, '/');
  await page.route('**/*.css', (route) => route.abort());
  await goToGallery(page);
  await expect(page).toHaveURL(/\/albumsView$/);
  const find = page.getByRole('link', { name: 'Find paintings' });
  await expect(find).toBeVisible();
  const layout = () => find.evaluate((link) => getComputedStyle(link.parentElement!).display);
  expect(await layout()).toBe('block');
  await page.unroute('**/*.css');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(layout).toBe('flex');
});
