import sharp from 'sharp';
import { LOCALES } from '../../lib/i18n/locales';
import { firstHtml, type FirstHtml } from '../support/firstHtml';
import { faultsOf } from '../support/schemaOrg';
import { expect, test } from '../support/visitor';

const AGENTS = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  Baiduspider:
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  YandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  WeChat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.47',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Telegram: 'TelegramBot (like TwitterBot)',
  LINE: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Line/13.20.0',
  Kakao: 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
};

/** Every route; `hidden` ones are about one person or made up without end. */
const ROUTES = [
  { path: '/', types: ['Organization', 'WebSite'] },
  { path: '/albumsView', types: [] },
  { path: '/albumsView?labelIds=2023', types: [] },
  { path: '/albumsCategoryView', types: [] },
  { path: '/artwork/7', types: ['VisualArtwork', 'BreadcrumbList'] },
  { path: '/contentView?id=1', types: ['NewsArticle', 'BreadcrumbList'] },
  { path: '/exhibition/2024', types: ['ExhibitionEvent', 'BreadcrumbList'] },
  { path: '/videosView', types: ['VideoObject'] },
  { path: '/videosView?id=1', types: ['VideoObject'] },
  { path: '/videosView?labelIds=2024', types: ['VideoObject'] },
  { path: '/videosLive', types: ['VideoObject'] },
  { path: '/videosLive?id=1', types: ['VideoObject'] },
  { path: '/news', types: [] },
  { path: '/news?page=2', types: [] },
  { path: '/exh', types: [] },
  { path: '/shop', types: [] },
  { path: '/countries', types: [] },
  { path: '/countries/fr', types: ['BreadcrumbList'] },
  { path: '/privacy', types: [] },
  { path: '/accessibility', types: [] },
  { path: '/cert/query', types: [], hidden: true },
  { path: '/cert/weSearch', types: [], hidden: true },
  { path: '/cert/we2020', types: [], hidden: true },
  { path: '/cert/query?unicode=WE2020-0060', types: [], hidden: true },
  { path: '/album/favorite', types: [], hidden: true },
  { path: '/album/favorite?label=2024&seq=7', types: [], hidden: true },
  { path: '/albumsView?labelIds=2022,2023', types: [], hidden: true },
  { path: '/albumsView?name=whale', types: [], hidden: true },
];

/** What search engines show of a description, in letters; Chinese says as much in a third, Arabic leaves vowels out. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  zh: [18, 90],
  ar: [38, 165],
};
const USUAL = [50, 165] as const;
/** In editors' own words, however short. */
const BY_EDITORS = ['/contentView?id=1', '/artwork/7', '/exhibition/2024'];

const only = ({ meta }: FirstHtml, name: string) => {
  expect(meta[name], name).toHaveLength(1);
  return meta[name]?.[0] ?? '';
};
const linksOf = ({ links }: FirstHtml, rel: string) => links.filter((link) => link.rel === rel);
const prefixed = (locale: string, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;

/** What every page owes a crawler; gives its preview card's address. */
function expectFound(found: FirstHtml, locale: string, hidden: boolean): string {
  expect(found).toMatchObject({ status: 200, lang: locale, strays: [] });
  expect(found.title).toContain('One World, One Future'.slice(0, locale === 'en' ? undefined : 0));
  const [canonical, ...others] = linksOf(found, 'canonical');
  expect(others).toEqual([]);
  expect(only(found, 'og:url')).toBe(canonical?.href);
  const languages = linksOf(found, 'alternate').filter(({ hreflang }) => hreflang !== '');
  expect(languages.map(({ hreflang }) => hreflang)).toEqual([...LOCALES, 'x-default']);
  expect(languages.find(({ hreflang }) => hreflang === locale)?.href).toBe(canonical?.href);
  const feeds = found.links.filter(({ type }) => type === 'application/atom+xml');
  expect(feeds.map(({ href }) => new URL(href).pathname)).toEqual([`/feed/${locale}.xml`]);
  for (const name of ['description', 'og:title', 'og:type', 'og:description', 'og:site_name']) {
    expect(only(found, name), name).not.toBe('');
  }
  expect(only(found, 'og:locale')).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`));
  expect(found.meta['og:locale:alternate']).toHaveLength(LOCALES.length - 1);
  expect(only(found, 'twitter:card')).toBe('summary_large_image');
  expect(only(found, 'og:image:width')).toBe('1200');
  expect(only(found, 'og:image:height')).toBe('630');
  expect(only(found, 'og:image:type')).toBe('image/jpeg');
  expect(only(found, 'og:image:alt')).not.toBe('');
  expect(only(found, 'twitter:image')).toBe(only(found, 'og:image'));
  const robots = only(found, 'robots');
  if (hidden) expect(robots).toContain('noindex');
  else expect(robots).toBe('index, follow, max-image-preview:large');
  return only(found, 'og:image');
}

test.describe('Everyone finds the exhibition, in every language', () => {
  for (const { path, types, hidden = false } of ROUTES) {
    test(path, async ({ page, request, baseURL }) => {
      const agents = Object.values(AGENTS);
      for (const [index, locale] of LOCALES.entries()) {
        const agent = agents[index % agents.length] ?? '';
        const found = await firstHtml(page, request, prefixed(locale, path), agent);
        const card = expectFound(found, locale, hidden);
        expect(new URL(card).origin).toBe(new URL(baseURL ?? '').origin);
        expect(faultsOf(found.jsonLd)).toEqual([]);
        const said = JSON.stringify(found.jsonLd);
        for (const type of types) expect(said).toContain(`"@type":"${type}"`);
      }
    });
  }

  test('by a title of its own, a description of a good length, and the same six addresses', async ({
    page,
    request,
  }) => {
    const shown = ROUTES.filter(({ hidden }) => !hidden);
    const addresses: Record<string, string[]> = {};
    for (const locale of LOCALES) {
      const titles: Record<string, string> = {};
      const [least, most] = LENGTHS[locale] ?? USUAL;
      for (const { path } of shown) {
        const found = await firstHtml(page, request, prefixed(locale, path), AGENTS.Googlebot);
        const description = only(found, 'description');
        if (!BY_EDITORS.includes(path)) {
          expect([...description].length, description).toBeGreaterThanOrEqual(least);
          expect([...description].length, description).toBeLessThanOrEqual(most);
        }
        // Pages that are one to search engines, as a list and its first film, say the same.
        const canonical = linksOf(found, 'canonical')[0]?.href ?? '';
        expect(titles[found.title] ?? canonical, found.title).toBe(canonical);
        titles[found.title] = canonical;
        const others = linksOf(found, 'alternate').filter(({ hreflang }) => hreflang !== '');
        const told = others.map(({ hreflang, href }) => `${hreflang} ${href}`);
        expect((addresses[path] ??= told), `${locale} ${path}`).toEqual(told);
      }
    }
  });

  test('whatever program asks: the tags are in the first head', async ({ page, request }) => {
    for (const [name, agent] of Object.entries(AGENTS)) {
      for (const path of ['/artwork/7', '/cert/query']) {
        const found = await firstHtml(page, request, path, agent);
        expect(found.meta['og:image'], `${name} ${path}`).toHaveLength(1);
        expect(found.meta.description, `${name} ${path}`).toHaveLength(1);
        expect(found.strays, `${name} ${path}`).toEqual([]);
      }
    }
  });

  test('once: ?locale= leads for good to the address of that language', async ({ request }) => {
    for (const [asked, place] of [
      ['/artwork/7?locale=FR', '/fr/artwork/7'],
      ['/albumsView?labelIds=2023&locale=zh', '/zh/albumsView?labelIds=2023'],
      ['/zh/countries/fr?locale=en', '/countries/fr'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost');
      expect(pathname + search).toBe(place);
    }
  });

  test('and what is not there is told as such', async ({ page, request }) => {
    for (const path of ['/artwork/99999', '/countries/xx', '/countries/fr/99', '/no-such-page']) {
      const found = await firstHtml(page, request, path, AGENTS.Googlebot);
      expect(found.status, path).toBe(404);
      expect(found.meta.robots?.join(), path).toContain('noindex');
    }
  });
});

test.describe('A link that is passed on shows a picture', () => {
  const PATHS = ['/', '/fr/artwork/7', '/zh/contentView?id=1', '/albumsView?labelIds=2022'];
  const OTHERS = ['/fr/countries/fr', '/exhibition/2023', '/zh/cert/query', '/videosView?id=1'];
  for (const path of [...PATHS, ...OTHERS]) {
    test(path, async ({ page, request }) => {
      const found = await firstHtml(page, request, path, AGENTS.WhatsApp);
      const address = found.meta['og:image']?.[0] ?? '';
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('max-age=600'),
        'cross-origin-resource-policy': 'cross-origin',
      });
      const jpeg = await answer.body();
      expect(jpeg.byteLength).toBeLessThanOrEqual(300_000);
      expect(Number(answer.headers()['content-length'])).toBe(jpeg.byteLength);
      const { format, width, height } = await sharp(jpeg).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });

      // An address of before goes on showing the card as it is now.
      const older = await request.get(address.replace(/[0-9a-f]{12}\.jpg$/, '000000000000.jpg'));
      expect(older.status()).toBe(200);
      expect((await older.body()).equals(jpeg)).toBe(true);
    });
  }

  test('of what is published only', async ({ request }) => {
    for (const path of [
      '/card/en/artwork/99999/000000000000.jpg',
      '/card/en/nothing/7/000000000000.jpg',
      '/card/xx/artwork/7/000000000000.jpg',
      '/card/en/artwork/7/whatever.jpg',
      '/card/en/page/constructor/000000000000.jpg',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
