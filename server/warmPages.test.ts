import { cardsOf, pagesOf, partsOf, picturesOf } from './warmPages.mjs';

const address = (name: string, w: number, q = 60) =>
  `/_next/image?url=%2Fdownload%2F${name}.jpg&amp;w=${w}&amp;q=${q}`;
const img = (name: string, ...widths: number[]) =>
  `<img srcSet="${widths.map((w) => `${address(name, w)} ${w}w`).join(', ')}" src="${address(name, widths.at(-1) ?? 0)}"/>`;
const PAGE = `${img('work', 640, 1080)}${img('other', 128)}<img src="/flags/ke.svg">
  <meta property="og:image" content="https://one.test/card/en/artwork/7/0123456789ab.jpg"/>`;

const TABLE = { own: new Set<string>(), widths: [128, 640, 1080, 1920], qualities: [60, 75] };
const sizesOf = (path: string, isLarge: boolean) =>
  picturesOf(path, PAGE, { ...TABLE, isLarge }).map(
    ({ source, width, quality }) => `${source.slice(10, -4)} ${width} ${quality}`,
  );

describe('picturesOf', () => {
  it('are those that the page names', () =>
    expect(sizesOf('/news', false)).toEqual(['work 640 60', 'work 1080 60', 'other 128 60']));

  it('are of a work those of all pages, up to the widest of its own', () =>
    expect(new Set(sizesOf('/artwork/7', false))).toEqual(
      new Set(['work 128 60', 'work 640 60', 'work 1080 60', 'other 128 60']),
    ));

  it('are in the viewer those that the optimiser takes in its quality', () =>
    expect(sizesOf('/artwork/7', true)).toEqual(['work 640 75', 'work 1080 75', 'work 1920 75']));

  it('are none of a page without', () =>
    expect(picturesOf('/artwork/7', '<p>Text</p>', { ...TABLE, isLarge: false })).toEqual([]));
});

it('cardsOf: the card in each language, as it is now', () => {
  expect(cardsOf(PAGE)).toContain('/card/ar/artwork/7/000000000000.jpg');
  expect(cardsOf(PAGE)).toHaveLength(6);
  expect(cardsOf('<p>none</p>')).toEqual([]);
});

it('partsOf and pagesOf: what the sitemap names, once for all languages', () => {
  const loc = (path: string) => `<loc>https://one.test${path}</loc>`;
  expect(partsOf(`<sitemap>${loc('/sitemap/pages.xml')}</sitemap>`)).toEqual([
    '/sitemap/pages.xml',
  ]);
  const entry = (prefix: string, path: string, image: string) =>
    `<url>${loc(prefix + path)}<xhtml:link hreflang="x-default" href="https://one.test${path}"/>${image}</url>`;
  const image = '<image:image><image:loc>https://one.test/download/a.jpg</image:loc></image:image>';
  const news = '/contentView?id=1&amp;x=2';
  const xml = ['', '/fr'].map((l) => entry(l, '/artwork/7', image) + entry(l, news, '')).join('');
  expect(pagesOf(xml)).toEqual([
    { path: '/artwork/7', entry: '/artwork/7 /download/a.jpg' },
    { path: '/contentView?id=1&x=2', entry: '' },
  ]);
});
