import { CHUNK_LOAD_TIMEOUT_MS } from '../../lib/constants';
import { expect, test, untilHydrated } from '../support/visitor';

/** The script of header, menu and footer. */
const FRAME = /\/_next\/static\/chunks\/app\/[^/]+\/layout-/;

test('A page one of whose scripts is lost stays as it came, and begins when the script has come', async ({
  page,
  expected,
}) => {
  expected(/ERR_FAILED/);
  await page.clock.install();
  await page.route(FRAME, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
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
