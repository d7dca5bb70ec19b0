import { panelTitle } from '../support/player';
import { expect, holdBack, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

const SECOND = 'Saving lives: a gallery walk';

test('Nothing moves on a phone while the letters and the tools arrive', async ({ page }) => {
  const letThrough = await holdBack(page, '**/*.{js,woff2}*');
  await page.setViewportSize(PHONE);
  await page.goto('/videosView', { waitUntil: 'commit' });
  const parts = [
    panelTitle(page),
    page.getByRole('main').getByRole('link', { name: 'Live', exact: true }),
  ];
  const tops = () =>
    Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? 0)));
  await expect(panelTitle(page)).toHaveCSS('font-style', 'italic');
  const before = await tops();

  letThrough();
  await expect(page.getByRole('button', { name: 'Picture in picture' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  (await tops()).forEach((top, index) =>
    expect(Math.abs(top - (before[index] ?? 0))).toBeLessThanOrEqual(4),
  );
});

test('A visitor finds a video at an address of its own, which crawlers can read', async ({
  page,
  request,
}) => {
  await visit(page, '/videosView?labelIds=2023');
  const href = await page
    .getByRole('region', { name: 'Films of the exhibition' })
    .getByRole('link', { name: 'Inside the jury' })
    .getAttribute('href');
  expect(href).toMatch(/^\/videosView\?labelIds=2023&id=\d+$/);
  const html = await (await request.get(href ?? '')).text();
  expect(html).toContain('<title>Inside the jury | Online video | One World, One Future</title>');
  expect(html).toContain('How do experts look at a child’s picture?');
  expect(html).toMatch(/<video[^>]+src="\/video\/video-[0-9a-f]{16}\.mp4"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/videosView\?id=\d+"/);
  for (const address of ['?id=999999', '?id=../x', '?labelIds=nowhere', '?labelIds=2023&id=1e9']) {
    expect((await request.get(`/videosView${address}`)).status(), address).toBe(404);
  }
  // It bears this label no more.
  const left = await request.get(href?.replace('2023', '2022') ?? '');
  expect(left.status()).toBe(200);
  const shown = await left.text();
  expect(shown).toContain('<title>Inside the jury | Online video | One World, One Future</title>');
  expect(shown).toMatch(/<link rel="canonical" href="[^"]+\/videosView\?id=\d+"/);
  expect((await request.get(href?.replace('2023', 'nowhere') ?? '')).status()).toBe(404);
  const several = await request.get('/videosView?labelIds=2022,2023');
  expect(several.status()).toBe(200);
  expect(await several.text()).toContain('How a painting travels to Paris');
  expect((await request.get('/videosView?labelIds=nowhere,nobody')).status()).toBe(404);
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('every film has a player and its details', async ({ page }) => {
    await page.goto('/videosView');
    await expect(page.locator('main video')).toHaveCount(6);
    await expect(page.locator('main video[src$=".mp4"] track[srclang=en]')).toHaveCount(6);
    await expect(page.locator('main h2').filter({ hasText: SECOND })).toBeVisible();
    const link = page.getByRole('link', { name: `Play “${SECOND}”` });
    await link.click();
    await expect(page).toHaveURL(/\?id=\d+$/);
    await expect(page.locator('main h2').first()).toHaveText(SECOND);
  });

  test('a broadcast that is still to come says so in place of a player', async ({ page }) => {
    await page.goto('/videosLive');
    const coming = page.getByRole('listitem').filter({ hasText: 'has not started yet' });
    await expect(coming).toHaveText(/load this page again/);
    await expect(coming.locator('video')).toHaveCount(0);
    const recording = page.getByRole('listitem').filter({ hasText: 'Opening of the 5th edition' });
    await expect(recording.locator('video')).toHaveCount(1);
  });
});
