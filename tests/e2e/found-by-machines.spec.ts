import { LOCALES } from '../../lib/i18n/locales';
import { readXml } from '../support/firstHtml';
import { schemaFaults } from '../support/iiifSchema';
import { expect, test } from '../support/visitor';

test.describe('Search engines and readers find every page', () => {
  test('by robots.txt and the sitemap it names', async ({ page, request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).not.toMatch(/^Disallow: \S/m);
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

    const index = await readXml(page, await (await request.get('/sitemap.xml')).text());
    expect(index).toMatchObject({ root: 'sitemapindex', error: '' });
    const files = index.texts.loc ?? [];
    expect(files.length).toBeGreaterThan(2);
    const pages: string[] = [];
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.headers()['content-type']).toContain('application/xml');
      const part = await readXml(page, await answer.text());
      expect(part).toMatchObject({ root: 'urlset', error: '' });
      expect(part.texts['xhtml:link']).toHaveLength(
        (part.texts.loc?.length ?? 0) * (LOCALES.length + 1),
      );
      pages.push(...(part.texts.loc ?? []));
    }
    expect(new Set(pages).size).toBe(pages.length);
    const hidden = /\/cert\/(?!query$)|favorite|\/labels\/|[?&](?:name|author|country|page)=/;
    expect(pages.filter((address) => hidden.test(address))).toEqual([]);
    expect(pages).toContain(`${baseURL}/cert/query`);
    // A sample of pages from the sitemap exists and has this canonical address.
    const step = Math.floor(pages.length / 30);
    for (const address of pages.filter((_, at) => at % step === 0)) {
      const html = await (await request.get(address)).text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect(canonical?.replaceAll('&amp;', '&')).toBe(address);
    }
  });

  test('and when it last changed, with its time zone: the same in sitemap, page and feed', async ({
    page,
    request,
  }) => {
    const part = await readXml(page, await (await request.get('/sitemap/news.xml')).text());
    const { loc = [], lastmod = [] } = part.texts;
    expect(lastmod).toHaveLength(loc.length);
    for (const when of lastmod) expect(when).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const html = await (await request.get(loc[0] ?? '')).text();
    expect(html).toContain(`"dateModified":"${lastmod[0]}"`);
    expect(html).toContain(`<meta property="article:modified_time" content="${lastmod[0]}"/>`);
    const feed = await readXml(page, await (await request.get('/feed/en.xml')).text());
    expect(feed.texts.updated).toContain(lastmod[0]);
    const works = await readXml(page, await (await request.get('/sitemap/works-1.xml')).text());
    expect(works.texts.lastmod).toHaveLength(works.texts.loc?.length ?? 0);
  });

  test('and who has it already is sent none of it again', async ({ request }) => {
    for (const path of [
      ...['/sitemap.xml', '/sitemap/news.xml', '/feed/en.xml'],
      ...['/iiif/artwork/7/manifest.json', '/iiif/exhibition/2024/collection.json'],
    ]) {
      const { etag = '' } = (await request.get(path)).headers();
      expect(etag, path).toMatch(/^W\/"[\w-]{22}"$/);
      const headers = { 'if-none-match': etag };
      for (const method of ['GET', 'HEAD']) {
        const again = await request.fetch(path, { method, headers });
        expect([again.status(), (await again.body()).length], path).toEqual([304, 0]);
      }
    }
  });

  test('by a feed in each language, with absolute addresses', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const locale of LOCALES) {
      const answer = await request.get(`/feed/${locale}.xml`);
      expect(answer.headers()['content-type']).toContain('application/atom+xml');
      const xml = await answer.text();
      const feed = await readXml(page, xml);
      expect(feed).toMatchObject({ root: 'feed', error: '' });
      const { id = [], title = [], updated = [], content = [] } = feed.texts;
      expect(id.length).toBeGreaterThan(2);
      expect(title).toHaveLength(id.length);
      expect(updated).toHaveLength(id.length);
      for (const day of updated) expect(Number.isNaN(Date.parse(day))).toBe(false);
      for (const address of id) expect(address.startsWith(baseURL ?? 'none')).toBe(true);
      expect(content.join('')).not.toMatch(/\s(?:href|src|srcset)="\//);
    }
    expect((await request.get('/feed/xx.xml')).status()).toBe(404);
  });

  test('and keep it on a home screen', async ({ page, request }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(address ?? '')).json()) as {
      icons: { src: string; type: string }[];
    };
    const icons = [...manifest.icons.map(({ src }) => src)];
    icons.push((await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '');
    for (const icon of icons) expect((await request.get(icon)).ok(), icon).toBe(true);
  });
});

/** One of this many works is checked. */
const EACH = 6;

type Iiif = {
  '@context': string;
  id: string;
  type: string;
  label: Record<string, string[]>;
  items: { id: string; type: string; label: Record<string, string[]>; width?: number }[];
};

test.describe('A museum opens the exhibition in a viewer of its own (IIIF)', () => {
  test('a year, its works and their pictures, from any site', async ({ page, request }) => {
    await page.goto('/exhibition/2024');
    const link = page.locator('link[rel=alternate][type^="application/ld+json"]');
    const year = await request.get((await link.getAttribute('href')) ?? '');
    expect(year.headers()).toMatchObject({ 'access-control-allow-origin': '*' });
    const collection = (await year.json()) as Iiif;
    expect(collection).toMatchObject({
      '@context': 'http://iiif.io/api/presentation/3/context.json',
      type: 'Collection',
    });
    const [first] = collection.items;
    const answer = await request.get(first?.id ?? '');
    expect(answer.headers()).toMatchObject({ 'access-control-allow-origin': '*' });
    const text = await answer.text();
    const manifest = JSON.parse(text) as Iiif;
    expect(manifest).toMatchObject({ type: 'Manifest', id: first?.id, label: first?.label });
    const picture = /"body":\{"id":"([^"]+)","type":"Image"/.exec(text)?.[1] ?? '';
    const image = await request.get(picture);
    expect(image.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('and every viewer understands it: all is by the schema of IIIF', async ({ request }) => {
    for (const year of ['2020', '2021', '2022', '2023', '2024']) {
      const collection = await request.get(`/iiif/exhibition/${year}/collection.json`);
      const { items, ...rest } = (await collection.json()) as Iiif;
      expect(schemaFaults('collection', { ...rest, items }), year).toEqual([]);
      expect(items.length).toBeGreaterThan(10);
      for (const { id } of items.filter((_, at) => at % EACH === 0)) {
        const manifest: unknown = await (await request.get(id)).json();
        expect(schemaFaults('manifest', manifest), id).toEqual([]);
      }
    }
    expect(schemaFaults('manifest', { type: 'Manifest' })).not.toEqual([]);
  });

  test('and a page of theirs may show all that it names', async ({ request }) => {
    const manifest = await (await request.get('/iiif/artwork/7/manifest.json')).text();
    const pictures = [...manifest.matchAll(/"id":"([^"]+)","type":"Image"/g)];
    expect(pictures.length).toBeGreaterThan(1);
    for (const [, address = ''] of pictures) {
      const headers = (await request.get(address)).headers();
      expect(headers['cross-origin-resource-policy'], address).toBe('cross-origin');
      expect(headers['access-control-allow-origin'], address).toBe('*');
    }
  });

  test('and so may a viewer that names the version that it accepts', async ({ request }) => {
    const headers = {
      origin: 'https://museum.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'accept',
    };
    const path = '/iiif/artwork/7/manifest.json';
    const answer = await request.fetch(path, { method: 'OPTIONS', headers });
    expect(answer.status()).toBe(204);
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Accept, Range',
    });
  });

  test('and is told when there is none', async ({ request }) => {
    for (const path of [
      '/iiif/artwork/99999/manifest.json',
      '/iiif/artwork/..%2f/manifest.json',
      '/iiif/exhibition/1999/collection.json',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
