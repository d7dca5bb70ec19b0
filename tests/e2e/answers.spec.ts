import { randomUUID } from 'node:crypto';
import { PAGE_WEIGHTS } from '../support/pageWeights.mjs';
import { expect, test } from '../support/visitor';

test.describe('A page that is not there', () => {
  for (const [path, lang, title] of [
    ['/no-such-page', 'en', 'This frame is still empty'],
    ['/fr/pas-de-page', 'fr', /cadre/],
    ['/zh/no-such-page', 'zh', /[\u4e00-\u9fff]/],
    ['/a/b/c.html', 'en', 'This frame is still empty'],
  ] as const) {
    test(`${path} is a 404 in ${lang}`, async ({ page, expected }) => {
      expected(/status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});

const POLICY = 'content-security-policy';

/** Nothing of a visitor's machine. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Files, pictures, machine-readable documents, endpoints, redirects, refusals. */
const OF_EACH_KIND = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/pages.xml',
  '/feed/fr.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/flags/fr.svg',
  '/icons/icon-512.png',
  '/iiif/artwork/7/manifest.json',
  '/iiif/exhibition/2024/collection.json',
  '/iiif/artwork/99999/manifest.json',
  '/card/ar/artwork/7/000000000000.jpg',
  '/download/no-such-file.jpg',
  '/video/no-such-file.mp4',
  '/api/health',
  '/api/ready',
  '/api/albums?locale=zh',
  '/api/albums?start=no',
  '/api/no-such-endpoint',
  '/_next/static/no-such-file.js',
  '/_next/image?url=%2Fno',
  '/zh/albumsView?name=whale',
  '/fr/artwork/99999',
  '/artwork/7?locale=ru',
  '/%zz',
];

test.describe('Every answer', () => {
  for (const path of ['/', '/fr', '/no-such-page']) {
    test(`${path} bears the security headers`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+/);
      expect(/script-src([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toBe(PERMISSIONS);
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }

  test('of whatever kind bears those that fit all', async ({ page, request }) => {
    await page.goto('/');
    const parts = await page
      .locator('script[src], link[rel=stylesheet], img[src^="/_next/image"], video source')
      .evaluateAll((elements) =>
        elements.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''),
      );
    expect(parts.length).toBeGreaterThan(3);
    for (const path of [...parts, ...OF_EACH_KIND]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const { [POLICY]: policy, ...headers } = answer.headers();
      const isOpen = /^\/(?:(?:iiif|download|card|icons)\/|_next\/image\?)/.test(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'cross-origin-resource-policy': isOpen ? 'cross-origin' : 'same-origin',
        'permissions-policy': PERMISSIONS,
      });
      const type = headers['content-type'] ?? '';
      if (/json|xml|plain|html/.test(type)) expect(policy, path).toContain("default-src 'none'");
    }
  });

  test('of health says that the website runs', async ({ request }) => {
    const answer = await request.get('/api/health');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true });
  });

  test('of the icon that browsers ask for by themselves is one', async ({ request }) => {
    const answer = await request.get('/favicon.ico');
    expect(answer.status()).toBe(200);
    const icon = await answer.body();
    expect([0, 2, 4].map((at) => icon.readUInt16LE(at))).toEqual([0, 1, 3]);
  });

  test('to an unsigned note is a refusal', async ({ request }) => {
    const note = { data: { tags: ['albums'], at: Date.now() } };
    expect((await request.post('/api/revalidate', note)).status()).toBe(401);
  });
});

test.describe('A kept page', () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };

  test('goes in few bytes, and not at all to who has it', async ({ request }) => {
    const told = async () => (await request.get('/fr', { headers })).headers();
    await expect.poll(async () => (await told())['content-length']).toBeTruthy();
    const { etag = '', vary, 'content-encoding': coding, 'content-length': length } = await told();
    expect([coding, etag]).toEqual(['br', expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    expect(vary).toMatch(/\bAccept-Encoding\b/i);
    expect(Number(length)).toBeLessThan(26_000);
    const again = await request.get('/fr', { headers: { 'if-none-match': `"x", ${etag}` } });
    expect(again.status()).toBe(304);
  });

  // server/place.mjs leans on when Next reads an address: after an upgrade this tells whether it still does.
  for (const [path, most] of Object.entries(PAGE_WEIGHTS)) {
    test(`${path} weighs at most ${most.raw} KB`, async ({ request }) => {
      const html = await (await request.get(path)).body();
      expect(html.byteLength / 1000).toBeLessThan(most.raw);
    });
  }

  test('is made without the middleware, and is given its own address', async ({ request }) => {
    const answer = await request.get('/contentView?id=1');
    expect(answer.headers()['x-middleware-rewrite']).toBeUndefined();
    expect(await answer.text()).toMatch(/\\"c\\":\[\\"\\",\\"contentView\?id=1\\"/);
  });

  test('has nothing of what else its first visitor asked', async ({ request }) => {
    // Which nobody has asked for, so that it is made now.
    const path = () => `/contentView?id=none-${randomUUID()}`;
    const [one, other] = [path(), path()];
    const headers = { rsc: '1' };
    for (const [asked, how] of [
      [`${one}&email=jane@example.org`],
      [`${other}&email=jane@example.org&_rsc`, { headers }],
      [other],
      ['/jane@example.org?email=jane@example.org'],
      ['/preview?email=jane@example.org'],
    ] as const) {
      const text = await (await request.get(asked, how)).text();
      expect(text, asked).toContain('__PAGE__');
      expect(text, asked).not.toContain('jane');
    }
  });
});

test('The parts of a page for a browser that prefetches are not made', async ({ request }) => {
  const part = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const answer = await request.get('/artwork/7', { headers: { rsc: '1', ...part } });
  expect([answer.status(), await answer.text()]).toEqual([404, '']);
  // Who doesn't ask as a browser does gets the page: a shared cache would keep a 404 for all.
  for (const headers of [part, { rsc: '0', ...part }, {}]) {
    const page = await request.get('/artwork/7', { headers });
    expect(page.status()).toBe(200);
    expect(await page.text()).toMatch(/<\/html>$/);
  }
});

test.describe('Media come through the website', () => {
  test('whole and in ranges', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('video source').first()).toBeAttached();
    const path = await page
      .locator('video source')
      .evaluateAll((films) => films.map((film) => film.getAttribute('src')).find(Boolean));
    expect(path).toMatch(/^\/video\//);

    const range = await request.get(path ?? '', { headers: { range: 'bytes=0-99' } });
    expect(range.status()).toBe(206);
    expect(await range.body()).toHaveLength(100);
    expect(range.headers()['content-length']).toBe('100');
    const [, size] = /^bytes 0-99\/(\d+)$/.exec(range.headers()['content-range'] ?? '') ?? [];
    expect(size).toBeDefined();

    const head = await request.head(path ?? '');
    const { etag = '', 'cache-control': caching, 'content-length': length } = head.headers();
    expect(length).toBe(size);
    expect(caching).toContain('max-age=600');
    const again = await request.get(path ?? '', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  });

  test('and only by safe names', async ({ request }) => {
    expect((await request.get('/download/..%2f..%2fetc%2fpasswd')).status()).toBeGreaterThanOrEqual(
      400,
    );
    expect((await request.get('/download/no-such-file.jpg')).status()).toBe(404);
  });
});
