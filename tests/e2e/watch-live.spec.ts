import type { BrowserContext, Page } from '@playwright/test';
import { localePath } from '../../lib/i18n/localePath';
import { LOCALES } from '../../lib/i18n/locales';
import { BY_AXE, expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { editorOf } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { TEXTS } from '../support/texts';
import { player, time } from '../support/player';
import { expect, PHONE, test, visit } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const HOUR = 3_600_000;
/** The length of the demo's recording, in ms. */
const TURN = 60_000;

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

/** Sets the start and end of the demo's broadcast, as an editor does. */
async function schedule(page: Page, sTime: number | null, eTime: number | null) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  await editor.change('lives', '1', { sTime: iso(sTime), eTime: iso(eTime) });
  const wanted = `"sTime":${sTime ?? 'null'},"eTime":${eTime ?? 'null'}`;
  const html = async () => (await page.request.get(`${exhibition.siteUrl}/videosLive`)).text();
  await expect
    .poll(async () => (await html()).replaceAll('\\', ''), { timeout: 10_000 })
    .toContain(wanted);
}

/** The notice before or after a broadcast is readable in every language. */
async function readInAll(page: Page, phase: 'before' | 'after') {
  await page.setViewportSize(PHONE);
  for (const locale of LOCALES) {
    const notice = page.getByText(TEXTS[locale].videos.live[phase]);
    // A cached page is rendered again in the background of the first request.
    await expect(async () => {
      await page.goto(exhibition.siteUrl + localePath(locale, '/videosLive?id=1'));
      await expect(notice).toBeVisible({ timeout: 1000 });
    }).toPass();
    if (BY_AXE.includes(locale)) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** Without JavaScript nothing opens by itself. */
async function readWithoutScript(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${exhibition.siteUrl}/videosLive?id=1`);
  const notice = page.getByRole('status').filter({ hasText: TEXTS.en.videos.live.before });
  await expect(notice).toContainText(TEXTS.en.videos.live.reload, { useInnerText: true });
  await expect(notice).not.toContainText(TEXTS.en.videos.live.opens, { useInnerText: true });
  await context.close();
}

test('A visitor watches live on, while the CMS restarts and the recording begins anew (§2 /videosLive)', async ({
  page,
  expected,
}) => {
  expected(/status of 50[0-9]/);
  // The recording is near its end, so that the test needn't wait for a whole loop.
  await schedule(page, Math.floor(Date.now() / 1000) * 1000 - TURN + 20_000, null);
  await visit(page, `${exhibition.siteUrl}/videosLive`);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  let newest = '';
  const newTurn = page.waitForResponse(
    async (answer) => {
      // A playlist that the restart cuts off has no text.
      const text = answer.url().endsWith('.m3u8') ? await answer.text().catch(() => '') : '';
      newest = /#EXT-X-DISCONTINUITY\n[^]*?\n([^#\n]+)\n/.exec(text)?.[1] ?? newest;
      return newest !== '' && answer.url().endsWith(newest);
    },
    { timeout: 150_000 },
  );
  await page.getByRole('button', { name: /^Play “Live:/ }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0);

  const start = await time(page);
  const begun = Date.now();
  await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(start + 5);
  await exhibition.cms.stop();
  await exhibition.cms.start();
  await (await newTurn).finished();
  // The next loop's first segment follows within what the player has buffered.
  const seam = await player(page).evaluate(({ buffered }: HTMLVideoElement) =>
    buffered.end(buffered.length - 1),
  );
  const watched = seam - start + 1;
  await expect.poll(() => time(page), { timeout: 90_000 }).toBeGreaterThan(start + watched);
  // Nothing was skipped, and playback never stopped for long.
  const seconds = (Date.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(watched - 5);
  expect(seconds).toBeLessThan(watched + 25);
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
  await expectAccessible(page);
});

test('goes back to the live edge', async ({ page }) => {
  await visit(page, `${exhibition.siteUrl}/videosLive`);
  await page.getByRole('button', { name: /^Play “Live:/ }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(3);
  const edge = await time(page);
  await player(page).evaluate((video: HTMLVideoElement) => (video.currentTime -= 13));
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(edge - 2);
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
  await expect(player(page)).toBeFocused();
});

for (const [browser, pretend] of Object.entries({
  'as Safari has': () =>
    Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' }),
  'as an iPhone has, which has no other way': () => Reflect.deleteProperty(window, 'MediaSource'),
})) {
  test(`watches by a player of the browser’s own, ${browser}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(pretend);
    await visit(page, `${exhibition.siteUrl}/videosLive`);
    await expect(player(page)).toHaveAttribute('src', '/video/live.1.m3u8');
    expect(asked.filter((path) => path.endsWith('.m4s'))).toEqual([]);
    await page.getByRole('button', { name: /^Play “Live:/ }).click();
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(2);
    // Still the original address: the browser plays the stream itself.
    await expect(player(page)).toHaveAttribute('src', '/video/live.1.m3u8');
    await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
  });
}

test('is told politely when the stream fails, and when it is back', async ({ page, expected }) => {
  expected(/status of 503/);
  await page.route('**/video/live*', (route) => route.fulfill({ status: 503 }));
  await visit(page, `${exhibition.siteUrl}/videosLive`);
  await page.getByRole('button', { name: /^Play “Live:/ }).click();
  const status = page.getByRole('status').filter({ hasText: 'The stream is interrupted' });
  await expect(status).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Next try in \d+ s$/)).toBeVisible();
  await expectAccessible(page);
  // Pressed while it is still down: the player also tries again by itself, and the button would be gone.
  const tryNow = page.getByRole('button', { name: 'Try now' });
  await Promise.all([page.waitForRequest('**/video/live*'), tryNow.click()]);
  await page.unroute('**/video/live*');
  await expect.poll(() => time(page), { timeout: 60_000 }).toBeGreaterThan(0);
  await expect(page.getByText('The stream is back.')).toBeAttached();
});

test('reads when a broadcast starts, sees it start, and reads that it is over', async ({
  page,
  context,
  browser,
  expected,
  watched,
}) => {
  // The visitor's clock is ahead here: the broadcast hasn't started on the server.
  expected(/404.*live\.1\.m3u8/);
  const soon = Math.ceil(Date.now() / 1000) * 1000 + HOUR;
  await schedule(page, soon, soon + HOUR);
  await readInAll(await context.newPage(), 'before');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await readWithoutScript(watched(plain, /^csp: .*\.js$/));
  await page.clock.install();
  await visit(page, `${exhibition.siteUrl}/videosLive`);
  await expect(page.getByText('This broadcast has not started yet')).toBeVisible();
  await expect(page.getByText(/^It starts on .+, Paris time\./)).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await expectAccessible(page);

  // Later the player appears by itself. What hasn't come yet is no interruption, for half a minute.
  const absent = page.waitForResponse('**/live.1.m3u8');
  await page.clock.fastForward(soon - Date.now() + 2000);
  await expect(player(page)).toBeVisible();
  expect((await absent).status()).toBe(404);
  await page.clock.runFor(3000);
  await expect(page.getByText('The stream is interrupted')).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(page.getByText('The stream is interrupted')).toBeVisible();
  await page.clock.fastForward(HOUR);
  await expect(page.getByText('This broadcast is over')).toBeVisible();
  await expect(player(page)).toHaveCount(0);

  const past = Math.floor(Date.now() / 1000) * 1000 - 2 * HOUR;
  await schedule(page, past, past + HOUR);
  await readInAll(await context.newPage(), 'after');
  const over = await page.request.get(`${exhibition.siteUrl}/video/live.1.m3u8`);
  expect(over.headers()['cache-control']).toBe('no-store');
  expect(await over.text()).toContain('#EXT-X-ENDLIST');
});
