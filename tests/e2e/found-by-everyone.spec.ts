import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { firstHtml, type FirstHtml } from '../support/firstHtml';
import { faultsOf } from '../support/schemaOrg';
import { TEXTS } from '../support/texts';
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

type Route = { path: string; types: string[]; hidden?: boolean };

/** Every route; `hidden` ones are noindex: about one person, or endlessly many. */
const ROUTES: readonly Route[] = [
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
  { path: '/cert/query', types: [] },
  { path: '/cert/weSearch', types: [], hidden: true },
  { path: '/cert/we2020', types: [], hidden: true },
  { path: '/cert/query?unicode=WE2020-0060', types: [], hidden: true },
  { path: '/album/favorite', types: [], hidden: true },
  { path: '/album/favorite?label=2024&seq=7', types: [], hidden: true },
  { path: '/albumsView?labelIds=2022,2023', types: [], hidden: true },
  { path: '/albumsView?name=whale', types: [], hidden: true },
];

/** Slack reads no more of a page. */
const FIRST_BYTES = 32_768;

/** The characters of a description that search engines show: Chinese needs a third, Arabic omits vowels. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  zh: [18, 90],
  ar: [38, 165],
};
const USUAL = [50, 165] as const;
/** Written by editors, of any length. */
const BY_EDITORS = ['/contentView?id=1', '/artwork/7', '/exhibition/2024'];

const only = ({ meta }: FirstHtml, name: string) => {
  expect(meta[name], name).toHaveLength(1);
  return meta[name]?.[0] ?? '';
};
const linksOf = ({ links }: FirstHtml, rel: string) => links.filter((link) => link.rel === rel);
const languagesOf = (found: FirstHtml) =>
  linksOf(found, 'alternate').filter(({ hreflang }) => hreflang !== '');
const prefixed = (locale: string, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;

/** Checks what every page has for crawlers; returns its preview card's address. */
function expectFound(found: FirstHtml, locale: Locale, { path, hidden = false }: Route): string {
  expect(found).toMatchObject({ status: 200, lang: locale, strays: [] });
  const title = only(found, 'og:title');
  // The home page's own title is the site's, in its language.
  expect(found.title).toBe(path === '/' ? title : `${title} | ${TEXTS[locale].common.siteName}`);
  const languages = languagesOf(found);
  expect(languages.map(({ hreflang }) => hreflang)).toEqual([...LOCALES, 'x-default']);
  const own = languages.find(({ hreflang }) => hreflang === locale)?.href;
  expect(linksOf(found, 'canonical').map(({ href }) => href)).toEqual(hidden ? [] : [own]);
  // Whoever passes the link of a hidden page on means what it shows.
  expect(found.meta['og:url']).toEqual(hidden ? undefined : [own]);
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

function expectLength(description: string, locale: string) {
  const [least, most] = LENGTHS[locale] ?? USUAL;
  expect([...description].length, description).toBeGreaterThanOrEqual(least);
  expect([...description].length, description).toBeLessThanOrEqual(most);
}

test.describe('Everyone finds the exhibition, in every language', () => {
  test.describe('by its pages, each with a title of its own and the same six addresses', () => {
    // In one worker, as the pages of a language are compared with those of the others.
    test.describe.configure({ mode: 'default' });
    const addresses: Record<string, string[]> = {};

    for (const [index, locale] of LOCALES.entries()) {
      test(`in ${locale}`, async ({ page, request, baseURL }) => {
        const agents = Object.values(AGENTS);
        const titles: Record<string, string> = {};
        for (const route of ROUTES) {
          const { path, types, hidden } = route;
          const agent = agents[index % agents.length] ?? '';
          const found = await firstHtml(page, request, prefixed(locale, path), agent);
          const card = expectFound(found, locale, route);
          expect(new URL(card).origin).toBe(new URL(baseURL ?? '').origin);
          expect(faultsOf(found.jsonLd)).toEqual([]);
          const said = JSON.stringify(found.jsonLd);
          for (const type of types) expect(said).toContain(`"@type":"${type}"`);
          if (hidden) continue;
          if (!BY_EDITORS.includes(path)) expectLength(only(found, 'description'), locale);
          // Pages with the same canonical address, such as a list and its first film, have the same title.
          const canonical = linksOf(found, 'canonical')[0]?.href ?? '';
          expect(titles[found.title] ?? canonical, found.title).toBe(canonical);
          titles[found.title] = canonical;
          const alternates = languagesOf(found).map(({ hreflang, href }) => `${hreflang} ${href}`);
          expect((addresses[path] ??= alternates), `${locale} ${path}`).toEqual(alternates);
        }
      });
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

  test('also those that read 32 KB only, in letters of two bytes', async ({ request }) => {
    for (const { path } of ROUTES) {
      const answer = await request.get(prefixed('ru', path));
      const beginning = (await answer.body()).subarray(0, FIRST_BYTES);
      for (const tag of ['<title>', ' name="description"', ' property="og:image"'])
        expect(beginning.includes(tag), `${path}: ${tag}`).toBe(true);
    }
  });

  test('and what is not there is reported as such', async ({ page, request }) => {
    for (const path of ['/artwork/99999', '/countries/xx', '/countries/fr/99', '/no-such-page']) {
      const found = await firstHtml(page, request, path, AGENTS.Googlebot);
      expect(found.status, path).toBe(404);
      expect(found.meta.robots?.join(), path).toContain('noindex');
    }
    for (const path of [
      ...['/albumsView?labelIds=nowhere', '/albumsView?labelIds=nowhere&view=wall'],
      ...['/videosView?labelIds=nowhere', '/videosLive?labelIds=nowhere'],
      ...['/labels/1999', '/artwork/7/comments/99'],
    ]) {
      const { status, title, meta, links } = await firstHtml(page, request, path, AGENTS.Googlebot);
      expect([status, title], path).toEqual([
        404,
        'This frame is still empty | One World, One Future',
      ]);
      expect(meta.robots?.join(), path).toContain('noindex');
      expect(meta['og:image'], path).toBeUndefined();
      expect(
        links.filter(({ rel }) => rel === 'canonical'),
        path,
      ).toEqual([]);
    }
  });
});
