import 'server-only';
import { getMessages } from 'next-intl/server';
import { uploadAddress } from '@/lib/domain/sitePages';
import type { Locale } from '@/lib/i18n/locales';
import type { PAGE_ROUTES } from '@/lib/contract/webContent';
import { ROUTES } from '@/lib/routes';
import { getWebContent } from '@/lib/services/webContent';
import type en from '@/messages/en.json';

export type PageWords = { title: string; description: string };

/** Editors don't name the search. */
type Path = (typeof PAGE_ROUTES)[number] | typeof ROUTES.search;

type Row = { path: Path; words: (messages: typeof en) => PageWords };

/** The fixed pages, and where their titles and descriptions are. */
const PAGES = {
  home: { path: ROUTES.home, words: ({ home }) => home },
  albumsView: { path: ROUTES.albumsView, words: ({ gallery }) => gallery },
  albumsCategoryView: { path: ROUTES.albumsCategoryView, words: ({ category }) => category },
  certQuery: { path: ROUTES.certQuery, words: ({ certificate }) => certificate },
  certWeSearch: { path: ROUTES.certWeSearch, words: ({ certificate }) => certificate.search },
  certWe2020: {
    path: ROUTES.certWe2020,
    words: ({ certificate }) => ({
      title: certificate.sheet.title,
      description: certificate.description,
    }),
  },
  albumFavorite: {
    path: ROUTES.albumFavorite,
    words: ({ favorite }) => ({ title: favorite.metaTitle, description: favorite.lead }),
  },
  countries: { path: ROUTES.countries, words: ({ countries }) => countries },
  search: { path: ROUTES.search, words: ({ search }) => search },
  news: {
    path: ROUTES.news,
    words: ({ news }) => ({ title: news.kicker, description: news.description }),
  },
  videosView: { path: ROUTES.videosView, words: ({ videos }) => videos },
  videosLive: {
    path: ROUTES.videosLive,
    words: ({ videos }) => ({ title: videos.liveTitle, description: videos.liveDescription }),
  },
  exh: {
    path: ROUTES.exh,
    words: ({ exh }) => ({ title: exh.name, description: exh.description }),
  },
  shop: {
    path: ROUTES.shop,
    words: ({ shop }) => ({ title: shop.kicker, description: shop.description }),
  },
  privacy: { path: ROUTES.privacy, words: ({ privacy }) => privacy },
  accessibility: { path: ROUTES.accessibility, words: ({ accessibility }) => accessibility },
} as const satisfies Record<string, Row>;

export type PageName = keyof typeof PAGES;

export const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name);

export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter(isPageName);

export const pagePath = (name: PageName): string => PAGES[name].path;

/** §2 /exh: the announcement has a title of its own. While it leads to no upload system, its description promises none. */
async function ownWords(name: PageName, locale: Locale): Promise<Partial<PageWords>> {
  if (name !== 'exh') return {};
  const [{ exh }, call, exhibition] = await Promise.all([
    getMessages({ locale }),
    getWebContent('exh', locale),
    getWebContent('exhibition', locale),
  ]);
  const { title } = call;
  return uploadAddress(call, exhibition) ? { title } : { title, description: exh.callDescription };
}

/** §3 "pages": an editor's title or description for a route replaces the page's own and the built-in one. */
export async function pageWords(name: PageName, locale: Locale): Promise<PageWords> {
  const [messages, pages, own] = await Promise.all([
    getMessages({ locale }),
    getWebContent('pages', locale),
    ownWords(name, locale),
  ]);
  const { path, words } = PAGES[name];
  const { title, description } = words(messages);
  const given = pages.find(({ route }) => route === path);
  return {
    title: given?.title || own.title || title,
    description: given?.description || own.description || description,
  };
}
