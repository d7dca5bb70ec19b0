import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsOf } from '../support/accessibility';
import { expect, NARROW, test, visit } from '../support/visitor';

/** A site of a school: another origin, whose page shows what its address names in a frame. */
let school: Server;
let origin = '';

test.beforeAll(async () => {
  school = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://school').searchParams;
    const [src = '', sandbox] = [query.get('src') ?? '', query.get('sandbox')];
    response.setHeader('content-type', 'text/html');
    response.setHeader('cross-origin-embedder-policy', query.get('coep') ?? 'unsafe-none');
    const bounds = sandbox === null ? '' : `sandbox="${sandbox}"`;
    response.end(`<!doctype html><html lang="en"><title>School</title><link rel="icon" href="data:,">
      <iframe title="work" width="200" height="200" ${bounds} src="${src}"></iframe>`);
  });
  await new Promise<void>((resolve) => school.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(school.address() as AddressInfo).port}`;
});
test.afterAll(() => void school.close());

const WORK = '/fr/embed/artwork/7';
const GALLERY = '/ar/embed/gallery?labelIds=2024';
const MOST_BYTES = 30_000;

const shownAt = (baseURL: string | undefined, path: string, more: Record<string, string> = {}) =>
  `${origin}/?${new URLSearchParams({ src: `${baseURL}${path}`, ...more })}`;

test.describe('A page of another site shows', () => {
  for (const [name, more] of [
    ['plainly', {}],
    ['in a frame without an origin and scripts', { sandbox: '' }],
    ['where all parts must be willing', { coep: 'require-corp' }],
  ] as const) {
    test(`a work with its label, ${name}`, async ({ page, baseURL }) => {
      const violations: string[] = [];
      page.on('console', (message) => violations.push(message.text()));
      await page.goto(shownAt(baseURL, WORK, more));
      const frame = page.frameLocator('iframe');
      const picture = frame.getByRole('img');
      await expect(picture).toHaveAttribute('alt', /./);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
      const link = frame.getByRole('link').first();
      await expect(link).toHaveAttribute('href', `${baseURL}/fr/artwork/7`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(frame.getByRole('heading')).not.toBeEmpty();
      expect(violations).toEqual([]);
    });
  }

  test('the works of a label, from right to left', async ({ page, baseURL }) => {
    await page.goto(shownAt(baseURL, GALLERY));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('listitem')).toHaveCount(12);
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('an honest word where a work was taken down', async ({ page, baseURL, expected }) => {
    expected(/status of 404/);
    await page.goto(shownAt(baseURL, '/embed/artwork/99999'));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('This work is no longer shown.')).toBeVisible();
  });
});

/** Every other kind of page, and what answers beside pages. */
const NOT_IN_A_FRAME = [
  ...['/', '/fr', '/albumsView?labelIds=2024', '/albumsView?name=sea', '/artwork/7', '/countries'],
  ...[
    '/countries/fr',
    '/exhibition/2024',
    '/news',
    '/contentView?id=1',
    '/videosView',
    '/labels/2024',
  ],
  ...['/album/favorite?label=2024&seq=7', '/cert/query', '/privacy', '/embed', '/embed/artwork'],
  ...[
    '/embed/artwork/%25',
    '/embed/gallery?labelIds=2023,2024',
    '/check',
    '/preview',
    '/api/health',
  ],
  ...['/api/oembed?url=x', '/feed/en.xml', '/iiif/artwork/7/manifest.json', '/no-such-page'],
];

test('Nothing else may be framed', async ({ page, request, baseURL, expected }) => {
  for (const path of NOT_IN_A_FRAME) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
  expected(/frame-ancestors|Framing|BLOCKED_BY_RESPONSE/);
  await page.goto(shownAt(baseURL, '/artwork/7'));
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
});

test('What may be framed runs nothing, keeps nothing, asks for nothing, and is light', async ({
  request,
  baseURL,
}) => {
  for (const path of [WORK, GALLERY, '/embed/gallery']) {
    const answer = await request.get(path, { headers: { cookie: 'a=b' } });
    const html = await answer.text();
    const headers = answer.headers();
    expect(headers, path).not.toHaveProperty('set-cookie');
    expect(headers, path).not.toHaveProperty('x-frame-options');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; .* frame-ancestors \*$/,
    );
    expect(headers['cache-control']).toContain('s-maxage=2');
    expect(Buffer.byteLength(html), path).toBeLessThan(MOST_BYTES);
    expect(html).not.toMatch(/<(?:script|form|button|input|iframe)|\son\w+=/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
  const whole = await request.get(WORK);
  const { etag = '', ...told } = whole.headers();
  const again = await request.get(WORK, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  // A browser takes them for those of the page that it has.
  for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-resource-policy'])
    expect([name, again.headers()[name]]).toEqual([name, told[name]]);
  const html = await whole.text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/fr/artwork/7"/>`);
});

test('The picture of a work has its place before it is there', async ({ page }) => {
  let show = () => {};
  const isShown = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/_next/image**', async (route) => {
    await isShown;
    await route.continue();
  });
  await page.goto(WORK, { waitUntil: 'domcontentloaded' });
  const picture = page.getByRole('img');
  const before = await picture.boundingBox();
  expect(before?.width).toBeGreaterThan(100);
  show();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const after = await picture.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0)), side).toBeLessThan(1);
});

test('It fits any frame, in each language, by day and by night', async ({ page }) => {
  for (const path of [
    WORK,
    GALLERY,
    '/zh/embed/artwork/7',
    '/ar/embed/artwork/7',
    '/embed/gallery',
  ]) {
    for (const size of [{ width: 200, height: 200 }, NARROW, { width: 900, height: 300 }]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const wide = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(wide), path).toBeLessThanOrEqual(0);
      const picture = await page.getByRole('img').or(page.locator('img')).first().boundingBox();
      expect(picture?.height, path).toBeGreaterThan(40);
      const label = await page.locator('.label').first().boundingBox();
      expect((picture?.y ?? 0) + (picture?.height ?? 0), path).toBeLessThanOrEqual(label?.y ?? 0);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
});

test('A page says by which address its code is found, and the code shows it', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/fr/artwork/7', '/albumsView?labelIds=2024']) {
    await page.goto(path);
    const link = page.locator('link[rel=alternate][type="application/json+oembed"]');
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
    const { html, thumbnail_url } = (await answer.json()) as Record<string, string>;
    const src = /src="([^"]+)"/.exec(html ?? '')?.[1] ?? '';
    expect(src.startsWith(`${baseURL}/`)).toBe(true);
    expect((await request.get(src)).status()).toBe(200);
    const thumbnail = await request.get(thumbnail_url ?? '');
    expect(thumbnail.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  }
});

test('Who has a site of their own copies the code, by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/artwork/7');
  await page.getByRole('button', { name: 'Embed' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show it on another site' });
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Medium' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('textbox')).toHaveValue(/width="640"/);
  await dialog.getByRole('button', { name: 'Copy the code' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('The code was copied.');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('/embed/artwork/7"');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Embed' })).toBeFocused();
});
