import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCookie } from '@/components/layout/languageChange';
import { KNOWN_SHAPES, placeOf } from './addresses';
import { localePath } from './i18n/localePath';
import { LOCALES, type Locale } from './i18n/locales';
import { pictureAddress } from './pictureWidths.mjs';
import { albumsViewPath, contentViewPath, embedGalleryPath, newsPath } from './routes';
import {
  cataloguePathWith,
  DEFAULT_SECOND,
  NO_SECOND,
  PAPERS,
  type Second,
} from './state/catalogueChoice';
import { commentsEndpoint } from './state/comments';
import {
  albumsEndpoint,
  galleryPath,
  NO_SEARCH,
  VIEWS,
  type GalleryQuery,
} from './state/galleryQuery';
import { videosPath } from './state/videosQuery';

const PAGES = join(__dirname, '../app/[locale]');

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '')}`);

const placed = (address: string, locale: Locale = 'en') => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return placeOf(pathname, searchParams, locale);
};

describe('The addresses of pages', () => {
  it('are those of the folders, and no others', () => {
    const known = pages.filter((path) => path !== '/[...rest]');
    expect([...KNOWN_SHAPES].sort()).toEqual(known.sort());
  });
});

describe('placeOf', () => {
  it.each([
    '/artwork/7',
    '/artwork/no-such-work',
    '/artwork/7/comments/2',
    '/exhibition/2024',
    '/labels/2024',
    '/labels/2024/2',
    '/countries/fr',
    '/countries/fr/2',
  ])('%s is a page where it stands, if there is such a thing', (address) => {
    expect(placed(address)).toEqual({ path: address, isPerRequest: false, isGuess: true });
  });

  it.each([
    ['/', '/', false],
    ['/news', '/news', false],
    ['/news?utm_source=x', '/news', false],
    ['/search', '/search', false],
    ['/search?x=y', '/search', false],
    ['/news?page=2', '/news/2', true],
    ['/albumsView?labelIds=2024', '/albumsView/2024/coverflow', true],
    ['/contentView?id=7', '/contentView/7', true],
    ['/embed/gallery', '/embed/gallery', false],
    // Whether there is such a thing, pages for frames ask themselves.
    ['/embed/artwork/7', '/embed/artwork/7', false],
    ['/embed/gallery?labelIds=2024', '/embed/gallery/2024', false],
    ['/embed/gallery?labelIds=2023,2024', '/unknown/address', true],
    ['/embed/gallery?labelIds=!', '/unknown/address', true],
    ['/videosView?id=7', '/videosView/all/7', true],
    ['/albumsView?labelIds=!', '/unknown/address', true],
  ])('%s is kept at %s', (address, path, isGuess) => {
    expect(placed(address)).toEqual({ path, isPerRequest: false, isGuess });
  });

  it.each([
    ['/catalogue/2024', '/catalogue/2024/1/default/a4', false],
    ['/catalogue/2024/2?with=fr&paper=letter&x=1', '/catalogue/2024/2/fr/letter', true],
    ['/catalogue/2024?with=..%2F&paper=a3', '/catalogue/2024/1/default/a4', false],
  ])('%s is a catalogue kept at %s', (address, path, isCatalogue) => {
    const place = { path, isPerRequest: false, isGuess: true, isCatalogue };
    expect(placed(address)).toEqual(place);
  });

  it.each([
    ['en', 'with=none&paper=a4', 'default/a4', false],
    ['en', 'with=en', 'default/a4', false],
    ['en', 'with=none&paper=letter', 'default/letter', true],
    ['fr', 'with=en&paper=a4', 'default/a4', false],
    ['fr', 'with=fr', 'none/a4', true],
    ['fr', 'with=none', 'none/a4', true],
    ['fr', 'with=zh&paper=a4', 'zh/a4', true],
  ] as const)('one catalogue is kept once: in %s, of %s', (locale, query, kept, isCatalogue) => {
    const place = { path: `/catalogue/2024/1/${kept}`, isPerRequest: false, isGuess: true };
    expect(placed(`/catalogue/2024?${query}`, locale)).toEqual({ ...place, isCatalogue });
  });

  it.each([
    '/albumsView?name=sea',
    '/albumsView?labelIds=2022,2023',
    '/cert/query',
    '/search?q=sea',
    '/search?q=%3F',
    '/search?q=%20',
  ])('%s is made per request', (address) =>
    expect(placed(address)).toMatchObject({ isPerRequest: true, isGuess: false }),
  );

  it.each([
    ['/albumsView/2024/coverflow', '/albumsView?labelIds=2024'],
    ['/albumsView/default/wall', '/albumsView?view=wall'],
    ['/albumsView/default/coverflow', '/albumsView'],
    ['/albumsView/search?name=sea', '/albumsView?name=sea'],
    ['/search/found?q=sea', '/search?q=sea'],
    ['/contentView/7', '/contentView?id=7'],
    ['/embed/gallery/2024', '/embed/gallery?labelIds=2024'],
    ['/news/1', '/news'],
    ['/news/2', '/news?page=2'],
    ['/videosView/all/first', '/videosView'],
    ['/videosView/2024/7', '/videosView?labelIds=2024&id=7'],
    ['/videosLive/labels?labelIds=1,2', '/videosLive?labelIds=1,2'],
    ['/catalogue/2024/1?with=fr', '/catalogue/2024?with=fr'],
    ['/catalogue/2024/3/none/letter', '/catalogue/2024/3?with=none&paper=letter'],
    ['/catalogue/2024/1/default/a4', '/catalogue/2024'],
    ['/countries/FR', '/countries/fr'],
    ['/countries/fr/1', '/countries/fr'],
    ['/countries/Fr/2', '/countries/fr/2'],
  ])('%s is another address of %s', (address, redirect) => {
    expect(placed(address)).toEqual({ redirect });
  });

  it.each([
    '/no-such-page',
    '/albumsView/!anything/coverflow',
    '/albumsView/2024,anything/coverflow',
    '/albumsView/2024/upside-down',
    '/albumsView/2024/coverflow/further',
    '/albumsview',
    '/unknown/address',
    '/artwork',
    '/embed',
    '/embed/artwork',
    '/embed/artwork/%25',
    '/embed/contentView/7',
    '/artwork/',
    '/artwork/%25',
    '/artwork/%37',
    `/artwork/${'7'.repeat(65)}`,
    '/artwork/7/comments/0',
    '/artwork/7/comments/10000',
    '/exhibition/24',
    '/labels/%25ff',
    '/catalogue/24',
    '/catalogue/2024/0',
    '/catalogue/2024/1/xx/a4',
    '/countries/not-a-code',
    '/news/0',
    '/news/99999',
    '/constructor',
    '/artwork/7.rsc',
  ])('%s is no page', (address) => {
    expect(placed(address)).toEqual({
      path: '/unknown/address',
      isPerRequest: false,
      isGuess: true,
    });
  });
});

const NGINX = readFileSync(join(__dirname, '../deploy/nginx/http.conf'), 'utf8');

/** The patterns of a map in it, each with what it leads to. */
function mapOf(name: string) {
  const [, rows = ''] = new RegExp(`map \\S+ \\$${name} \\{([^]*?)\\n\\}`).exec(NGINX) ?? [];
  return [...rows.matchAll(/^ *"~(.+)" (\S+);$/gm)].map(([, pattern = '', value = '']) => ({
    pattern: new RegExp(pattern),
    value,
  }));
}

describe('nginx (docs/decisions/0038)', () => {
  const isKept = (address: string) =>
    mapOf('odd_page').some(({ pattern, value }) => value === '0' && pattern.test(address));

  const gallery: GalleryQuery = {
    labelIds: ['2024'],
    view: 'coverflow',
    page: 1,
    search: NO_SEARCH,
    order: 'curated',
  };
  const seconds: Second[] = [...LOCALES, NO_SECOND, DEFAULT_SECOND];
  const choices = PAPERS.flatMap((paper) => seconds.map((second) => ({ second, paper })));
  const written = [
    ...['/', '/news', '/artwork/7', '/artwork/7/comments/2', '/countries/fr/2'],
    ...[albumsViewPath('2024'), contentViewPath('a-b_7'), embedGalleryPath('2024'), newsPath(12)],
    ...VIEWS.flatMap((view) => [
      galleryPath({ ...gallery, view }),
      galleryPath({ ...gallery, labelIds: [], view }),
    ]),
    ...(['films', 'lives'] as const).flatMap((kind) => [
      videosPath(kind, { labelIds: [], id: '7' }),
      videosPath(kind, { labelIds: ['2024'], id: '' }),
      videosPath(kind, { labelIds: ['2024'], id: '7' }),
    ]),
    ...choices.flatMap((choice) => [1, 2].map((page) => cataloguePathWith('2024', page, choice))),
  ];
  const lists = [1, 2, 50].map((page) => albumsEndpoint(gallery, page));

  it('keeps what the site writes', () => {
    const pages = written.flatMap((path) => LOCALES.map((locale) => localePath(locale, path)));
    const others = [
      ...lists,
      ...lists.flatMap((list) => LOCALES.map((locale) => `${list}&locale=${locale}`)),
      commentsEndpoint('7', 3),
      '/card/en/artwork/7/0123456789ab.jpg',
      ...['/sitemap.xml', '/sitemap/works-1.xml', '/feed/fr.xml', '/flags/fr.svg'],
      '/iiif/artwork/7/manifest.json',
    ];
    expect([...pages, ...others].filter((address) => !isKept(address))).toEqual([]);
  });

  it.each([
    '/?1',
    '/?utm_source=x',
    '/?id=7',
    '/news?',
    '/news?page=02',
    '/news?page=2&page=2',
    '/./news',
    '/x/../news',
    '//news',
    '/news#x',
    '/%6Eews',
    '/artwork/7?id=1',
    '/albumsView?view=wall&view=wall',
    '/albumsView?name=sea',
    '/search?q=sea',
    '/catalogue/2024?with=xx',
    '/sitemap/pages.xml?1',
    '/card/en/artwork/7/000000000000.jpg?1',
    '/api/albums?labelIds=2024&x=1',
    `/api/albums?labelIds=${'a'.repeat(65)}`,
    '/api/albums?start=020',
    '/api/albums?locale=xx',
    '/api/albums/7/comments?start=00',
  ])('does not keep %s', (address) => expect(isKept(address)).toBe(false));

  const isPictureKept = (address: string) =>
    mapOf('odd_picture').some(({ pattern, value }) => value === '0' && pattern.test(address));
  const PICTURE = pictureAddress('/download/sea-0123abcd.jpg', 640);

  it.each(['sea-0123abcd.jpg', 'Ça, l’été (1) & «море»+[2]=a@b~!*;.jpg', "a's {x|y}^`z$.jpg"])(
    'keeps the picture %s, as browsers ask for it',
    (name) => {
      const address = pictureAddress(`/download/${name}`, 640);
      const { pathname, search } = new URL(address, 'http://site.test');
      expect(isPictureKept(pathname + search)).toBe(true);
    },
  );

  it.each([
    PICTURE.replaceAll('%2F', '/'),
    PICTURE.replaceAll('%2F', '%2f'),
    PICTURE.replace('sea', '%73ea'),
    PICTURE.replace('-', '%2D'),
    PICTURE.replace('sea', 'sea+'),
    PICTURE.replace(/(&w=\d+)(&q=\d+)/, '$2$1'),
    PICTURE.replace('&w=', '&%77='),
    PICTURE.replace('/_next', '//_next'),
    ...['&', '&w=640', '&x=1'].map((more) => PICTURE + more),
  ])('does not keep the picture %s', (address) => expect(isPictureKept(address)).toBe(false));

  it('takes the choice of a language for no cookie, and no other for that', () => {
    const isNone = (cookies: string) =>
      mapOf('other_cookies').some(({ pattern }) => pattern.test(cookies));
    const chosen = LOCALES.map((locale) =>
      localeCookie(locale, new URL('https://site.test')).replace(/;.*/, ''),
    );
    expect(chosen.filter((cookie) => !isNone(cookie))).toEqual([]);
    const others = chosen.flatMap((cookie) => [
      ...[`${cookie}; check=1`, `check=1; ${cookie}`, `${cookie}; ${cookie}`],
      ...[`${cookie}x`, `x${cookie}`, `check=${cookie}`],
    ]);
    expect(others.filter(isNone)).toEqual([]);
  });

  it('keeps all versions of a card as one', () => {
    const [{ pattern, value } = { pattern: /$^/, value: '' }] = mapOf('page_address');
    const keyOf = (address: string) => pattern.exec(address)?.groups?.[value.slice(1)] ?? address;
    expect(keyOf('/card/en/artwork/7/0123456789ab.jpg')).toBe('/card/en/artwork/7/');
    expect(keyOf('/card/en/artwork/7/ba9876543210.jpg')).toBe('/card/en/artwork/7/');
    for (const other of ['/card/fr/artwork/7/x.jpg', '/artwork/7', '/card/en/artwork/7'])
      expect(keyOf(other)).toBe(other);
  });
});
