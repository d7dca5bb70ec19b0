import { expectAccessible } from '../support/accessibility';
import { adminOf, editorOf, signInTo } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { signatureOf } from '../support/signature.mjs';
import { expect, test } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

/** A field to change in a draft, and the item's public page. */
const KINDS = {
  news: {
    query: 'where[category][equals]=news',
    secret: { title: 'Not Yet For Visitors' },
    path: (id: string) => `/contentView?id=${id}`,
  },
  albums: {
    query: '',
    secret: { name: 'Not Yet For Visitors' },
    path: (id: string) => `/artwork/${id}`,
  },
  years: {
    query: 'where[year][equals]=2023',
    secret: { theme: 'Not Yet For Visitors' },
    path: () => '/exhibition/2023',
  },
} as const;

for (const [kind, { query, secret, path }] of Object.entries(KINDS)) {
  test(`An editor sees a draft, and nobody else does: ${kind}`, async ({ page, browser }) => {
    const { id } = await editor.first(kind, query);
    const address = exhibition.siteUrl + path(id);
    const shown = async () => (await fetch(address)).text();
    const before = await shown();
    await editor.saveDraft(kind, id, secret);

    const answers: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/preview?')) answers.push(JSON.stringify(answer.headers()));
    });
    await page.goto(await editor.follow(`preview/${kind}/${id}?locale=en`));
    await expect(page.getByRole('heading', { name: 'Not Yet For Visitors' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Preview of a draft' })).toBeVisible();
    expect(answers[0]).toContain('no-store');
    expect(answers[0]).toContain('"x-robots-tag":"noindex, nofollow"');
    const robots = page.locator('meta[name=robots]');
    await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
    await expectAccessible(page);

    // The editor's own browser and a stranger both get the published page, and the cached data has no draft in it.
    const own = await page.request.get(address);
    const stranger = await (await browser.newContext()).request.get(page.url());
    expect(before).not.toContain('Not Yet For Visitors');
    expect(await own.text()).not.toContain('Not Yet For Visitors');
    expect(await shown()).not.toContain('Not Yet For Visitors');
    expect(stranger.status()).toBe(404);
    expect(await stranger.text()).not.toContain('Not Yet For Visitors');

    const draft = page.url();
    await page.getByRole('button', { name: 'Leave preview' }).press('Enter');
    await expect(page).toHaveURL(address);
    expect((await page.request.get(draft)).status()).toBe(404);
  });
}

test.describe('An editor whose browser prefers another language', () => {
  test.use({ locale: 'fr' });

  test('sees the whole ribbon of a draft above the offer of that language', async ({ page }) => {
    const { id } = await editor.first('years', KINDS.years.query);
    await page.goto(await editor.follow(`preview/years/${id}?locale=en`));
    const offer = page.locator('aside[lang=fr]');
    await expect(offer).toBeVisible();
    const ribbon = page.getByRole('complementary', { name: 'Preview of a draft' });
    await expect(ribbon).toBeInViewport({ ratio: 1 });
    const [above, below] = [await ribbon.boundingBox(), await offer.boundingBox()];
    expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

test('A key opens one item in one language', async ({ page }) => {
  const [one, other] = (await editor.find('albums', 'depth=0')).map(({ id }) => String(id));
  await page.goto(await editor.follow(`preview/albums/${one}?locale=en`));
  const statusOf = async (path: string) =>
    (await page.request.get(exhibition.siteUrl + path)).status();
  expect(await statusOf(`/preview?kind=albums&id=${one}`)).toBe(200);
  expect(await statusOf(`/preview?kind=albums&id=${other}`)).toBe(404);
  expect(await statusOf(`/fr/preview?kind=albums&id=${one}`)).toBe(404);
  expect(await statusOf(`/preview?kind=news&id=${one}`)).toBe(404);
  expect(await statusOf('/check')).toBe(404);
});

test('An altered, an expired and a strange link are refused', async () => {
  const link = new URL(await editor.follow('preview/albums/5?locale=en'));
  const statusOf = async (change: (query: URLSearchParams) => void) => {
    const changed = new URL(link);
    change(changed.searchParams);
    const answer = await fetch(changed, { redirect: 'manual' });
    return [answer.status, answer.headers.getSetCookie().length];
  };
  const signed = (parts: unknown[], secret: string) => signatureOf(JSON.stringify(parts), secret);
  const past = Date.now() - 1000;
  const far = Date.now() + 3_600_000;
  const again = (until: number, secret: string) => (query: URLSearchParams) => {
    query.set('until', String(until));
    query.set('signature', signed(['preview link', 'albums', '5', 'en', until], secret));
  };
  const { PREVIEW_SECRET: secret } = exhibition.secrets;
  if (!secret) throw new Error('the exhibition has no PREVIEW_SECRET');

  expect((await statusOf(() => {}))[0]).toBe(303);
  expect((await statusOf(again(Date.now() + 5000, secret)))[0]).toBe(303);
  for (const change of [
    (query: URLSearchParams) => query.set('id', '6'),
    (query: URLSearchParams) => query.set('kind', 'news'),
    (query: URLSearchParams) => query.set('locale', 'fr'),
    (query: URLSearchParams) => query.set('until', String(Number(query.get('until')) + 1)),
    (query: URLSearchParams) => query.set('signature', '0'.repeat(64)),
    (query: URLSearchParams) => query.delete('signature'),
    again(past, secret),
    again(far, secret),
    again(Date.now() + 5000, ''),
    again(Date.now() + 5000, exhibition.secrets.REVALIDATE_SECRET ?? ''),
  ]) {
    expect(await statusOf(change)).toEqual([403, 0]);
  }
});

test('Nobody gets a link or a draft without being signed in', async () => {
  for (const path of ['api/preview/albums/5', 'api/check']) {
    const answer = await fetch(`${exhibition.cmsUrl}/${path}`, { redirect: 'manual' });
    expect([path, answer.status]).toEqual([path, 401]);
    const forged = await fetch(`${exhibition.cmsUrl}/${path}`, {
      redirect: 'manual',
      headers: { cookie: 'payload-token=made.up.token', authorization: 'JWT made.up.token' },
    });
    expect([path, forged.status]).toEqual([path, 401]);
  }
  const at = String(Date.now());
  for (const path of ['draft/getById/albums/5', 'editorial/listPublished?kind=albums']) {
    const address = `${exhibition.cmsUrl}/services/cms/${path}`;
    const forged: HeadersInit = { 'x-at': at, 'x-signature': 'f'.repeat(64) };
    for (const headers of [undefined, forged]) {
      const answer = await (await fetch(address, { headers })).json();
      expect(answer).toEqual({ code: 'sid.empty', desc: 'sid.empty' });
    }
  }
});

test('An editor finds the way to the preview in the CMS', async ({ page, expected }) => {
  // The CMS's own pages are not tested here.
  expected(/./);
  const { id } = await editor.first('albums');
  const admin = adminOf(exhibition.cmsUrl);
  await signInTo(page, `${admin}/login`, exhibition.editor);
  await expect(page.getByRole('link', { name: 'Check what visitors get' }).first()).toBeVisible();
  await page.goto(`${admin}/collections/albums/${id}`);
  const opened = page.context().waitForEvent('page');
  await page.locator('#preview-button').click();
  const draft = await opened;
  await expect(draft.getByRole('button', { name: 'Leave preview' })).toBeVisible();
});
