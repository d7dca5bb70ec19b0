import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { editorOf } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { signatureOf } from '../support/signature.mjs';
import { DESK, expect, PHONE, test, withoutJavaScript } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const FAULTY = 'A Faulty Item';
const HTML = [
  '<p>Words <a href="/artwork/999999999">to nowhere</a>, <a href="/news">to the news</a>,',
  '<a href="https://example.org/">elsewhere</a>.</p><marquee>Old</marquee>',
  '<script>window.injected = 1</script>',
].join(' ');

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);
let faulty: string;
let undescribed: string;
test.beforeAll(async () => {
  faulty = await editor.publish('news', { title: FAULTY, category: 'news', html: HTML });
  const work = await editor.first('albums');
  undescribed = work.id;
  for (const locale of ['en', 'fr', 'zh', 'es', 'ru', 'ar']) {
    await editor.change('media', String(work.cover), { alt: '' }, { locale });
  }
});
/** Signs the editor in by a signed link. The list of all items, which is slow, is opened only where it is needed. */
test.beforeEach(async ({ page }) => {
  await page.request.get(await editor.follow('check'), { maxRedirects: 0 });
});

const openList = (page: Page) => page.goto(`${exhibition.siteUrl}/check`);

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('The check page tells each kind of fault', async ({ page }) => {
  await page.goto(await editor.follow('check'));
  const item = row(page, FAULTY);
  await item.getByRole('link', { name: 'Look closely' }).click();
  await expect(page.getByRole('heading', { level: 2, name: FAULTY })).toBeVisible();
  const faults = page.getByRole('region', { name: 'To mend' }).getByRole('listitem');
  const lines = (await faults.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'No image summary picture',
      'No translation title (French)',
      'No translation text (Chinese)',
      'No description summary',
      'Dead link /artwork/999999999 (English)',
      'Removed tags script (English)',
      'Removed tags marquee (English)',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('Dead link'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('Removed tags'))).toHaveLength(2);

  await page.goto(`${exhibition.siteUrl}/check?kind=albums&id=${undescribed}`);
  await expect(faults.filter({ hasText: 'No alt text' })).toHaveCount(1);
});

test('of the menu and the footer too, which are on every page', async ({ page }) => {
  const item = { name: 'Nowhere To Go', link: '/no-such-page', type: '1', label: 'unseen' };
  await editor.publish('menus', item);
  await page.goto(`${exhibition.siteUrl}/check?kind=menus`);
  await expect(row(page, 'Online gallery')).toContainText('Nothing to mend');
  await row(page, 'Nowhere To Go').getByRole('link', { name: 'Look closely' }).click();
  const faults = page.getByRole('region', { name: 'To mend' });
  await expect(faults).toContainText('Dead link /no-such-page');
  await expect(faults).toContainText('No translation title (Arabic)');

  const nav = { title: 'More', items: [{ name: 'An old page', link: '/gone-page' }] };
  await editor.setGlobal('footer', { nav });
  await page.goto(`${exhibition.siteUrl}/check?kind=footer`);
  await row(page, 'Footer').getByRole('link', { name: 'Look closely' }).click();
  await expect(faults).toContainText('Dead link /gone-page');
  await expect(faults).toContainText('nav.items.1.name');
});

test('and words for a page that would never read them are refused', async () => {
  const words = { title: 'Mine', description: 'Mine too' };
  const setFor = (route: string) =>
    editor.setGlobal('pages', { pages: [{ route, ...words }] }).then(
      () => 'taken',
      () => 'refused',
    );
  expect(await setFor('/exhibition/2024')).toBe('refused');
  expect(await setFor('/no-such-page')).toBe('refused');
  expect(await setFor('/shop')).toBe('taken');
});

test('and shows one kind of fault, or one kind of item, by links', async ({ page }) => {
  await openList(page);
  const problems = page.getByRole('navigation', { name: 'Problem' });
  await problems.getByRole('link', { name: /Removed tags/ }).press('Enter');
  await expect(page).toHaveURL(/problem=tags$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([FAULTY]);
  await expect(page.getByRole('status')).toContainText(/^1 item Looked at 1–100 of \d+\.$/);

  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await kinds.getByRole('link', { name: 'Years' }).press('Enter');
  await expect(page).toHaveURL(/kind=years&problem=tags$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Nothing here',
  ]);

  await page.getByRole('link', { name: 'Show all items' }).click();
  await expect(page.locator('main ol > li')).toHaveCount(20);
  const first = await page.locator('main ol > li h2').allInnerTexts();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/check\?page=2$/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveCount(20);
  expect(await page.locator('main ol > li h2').allInnerTexts()).not.toEqual(first);
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/check');
});

test('and opens in the language of the CMS, or in English', async ({ page }) => {
  const signed = new URL(await editor.follow('check?kind=news'));
  for (const [locale, path] of [
    ['fr', '/fr/check?kind=news'],
    ['en', '/check?kind=news'],
    ['//evil.test', '/check?kind=news'],
  ] as const) {
    signed.searchParams.set('locale', locale);
    const answer = await page.request.get(signed.href, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([303, path]);
  }
});

test('and refreshes a page, and tells when', async ({ page }) => {
  const address = `${exhibition.siteUrl}/contentView?id=${faulty}`;
  const kept = async () => (await fetch(address)).headers.get('x-nextjs-cache');
  // The notes of the stories before are told twice, two seconds apart.
  const isKeptOn = async () => {
    const before = await kept();
    await page.waitForTimeout(2500);
    return before === 'HIT' && (await kept()) === 'HIT';
  };
  await expect.poll(isKeptOn, { timeout: 30_000 }).toBe(true);
  await page.goto(`${exhibition.siteUrl}/check?kind=news&id=${faulty}`);
  const times = page.locator('li time');
  const before = await times.first().getAttribute('datetime');
  await page.getByRole('button', { name: /Refresh now/ }).press('Enter');
  await expect(page.getByRole('status')).toContainText('made anew');
  const after = await times.first().getAttribute('datetime');
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  expect(await kept()).toBe('HIT');
});

test('and draws the card that apps draw of the page', async ({ page }) => {
  const item = await editor.first('news', 'where[category][equals]=news&sort=sTime');
  await page.goto(`${exhibition.siteUrl}/check?kind=news&id=${item.id}`);
  const cards = page.getByRole('region', { name: 'Preview cards' }).getByRole('link');
  const head = await (await fetch(`${exhibition.siteUrl}/contentView?id=${item.id}`)).text();
  const description = /<meta name="description" content="([^"]{20})/.exec(head)?.[1] ?? 'none';
  await expect(cards.first()).toContainText(String(item.title));
  await expect(cards.first()).toContainText(description);
  await expect(cards.first()).toContainText(new URL(exhibition.siteUrl).host);
});

test('and is for editors alone, found by nobody', async ({ page, browser, request }) => {
  await openList(page);
  const stranger = await (await browser.newContext()).request.get(`${exhibition.siteUrl}/check`);
  expect(stranger.status()).toBe(404);
  const answer = await page.request.get(`${exhibition.siteUrl}/check`);
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const form = { kind: 'news', id: faulty, key: faulty, locale: 'en' };
  const refresh = (headers: Record<string, string>) =>
    request.post(`${exhibition.siteUrl}/api/check/refresh`, { form, headers });
  expect((await refresh({ origin: exhibition.siteUrl })).status()).toBe(403);
  // A page of another site asks for nothing in an editor's name.
  for (const path of ['check/refresh', 'check/leave', 'preview/leave']) {
    const from = { form, headers: { origin: 'https://evil.test' } };
    const refused = await page.request.post(`${exhibition.siteUrl}/api/${path}`, from);
    expect(refused.status(), path).toBe(403);
  }
  const sitemap = await (await request.get(`${exhibition.siteUrl}/sitemap/pages.xml`)).text();
  expect(sitemap).toContain('/search<');
  expect(sitemap).not.toContain('/check<');

  await page.getByRole('button', { name: 'Leave the check' }).click();
  await expect(page).toHaveURL(`${exhibition.siteUrl}/`);
  expect((await page.request.get(`${exhibition.siteUrl}/check`)).status()).toBe(404);
});

/** The cookie of an editor who opened the check two hours ago, and has left it since. */
function endedSession(): string {
  const { PREVIEW_SECRET: secret } = exhibition.secrets;
  if (!secret) throw new Error('the exhibition has no PREVIEW_SECRET');
  const [openedAt, until] = [Date.now() - 7_200_000, Date.now() - 3_600_000];
  const signature = signatureOf(JSON.stringify(['check session', openedAt, until]), secret);
  return `${openedAt}.${until}.${signature}`;
}

test('and goes on with each use; when it has ended all the same, it says so', async ({ page }) => {
  await page.goto(`${exhibition.siteUrl}/check?kind=news&id=${faulty}`);
  const held = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'check')?.value ?? '';
  const before = await held();
  expect(before).not.toBe('');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('navigation', { name: 'Problem' })).toBeVisible();
  const after = await held();
  const [openedAt, until] = before.split('.').map(Number);
  expect(after).toMatch(new RegExp(`^${openedAt}\\.`));
  expect(Number(after.split('.')[1])).toBeGreaterThan(until ?? Infinity);

  await page.goto(`${exhibition.siteUrl}/fr/check?kind=news&id=${faulty}`);
  const ended = { name: 'check', value: endedSession(), url: exhibition.siteUrl };
  await page.context().addCookies([ended]);
  await page.getByRole('button', { name: /^Actualiser/ }).click();
  const said = page.getByRole('heading', { level: 1, name: 'Ce contrôle est terminé' });
  await expect(said).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rouvrez-le depuis le CMS.');
  await expectAccessible(page);
  await page.goto(`${exhibition.siteUrl}/check?problem=tags`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This check has ended');
  // Telling so doesn't make it go on.
  expect(await held()).toBe(ended.value);
});

test('and can be used by everyone, at a desk and on a phone', async ({ page }) => {
  for (const query of ['', `?kind=news&id=${faulty}`, '?kind=years&problem=tags']) {
    await page.setViewportSize(DESK);
    await page.goto(`${exhibition.siteUrl}/check${query}`);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('the list is filtered and a page refreshed all the same', async ({ page }) => {
    await openList(page);
    await page
      .getByRole('navigation', { name: 'Problem' })
      .getByRole('link', { name: /Dead link/ })
      .click();
    await row(page, FAULTY)
      .getByRole('button', { name: /Refresh now/ })
      .click();
    await expect(page.getByRole('status')).toContainText('made anew');
  });
});
