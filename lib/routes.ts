import { withQuery } from './query';

/** Every path of the site, without its locale. §2's routes are spelt as §2 spells them. */
export const ROUTES = {
  home: '/',
  albumsView: '/albumsView',
  albumsCategoryView: '/albumsCategoryView',
  videosView: '/videosView',
  videosLive: '/videosLive',
  certWe2020: '/cert/we2020',
  certWeSearch: '/cert/weSearch',
  certQuery: '/cert/query',
  contentView: '/contentView',
  exh: '/exh',
  shop: '/shop',
  albumFavorite: '/album/favorite',
  // Ours: §2 names no path for these.
  news: '/news',
  exhibition: '/exhibition',
  artwork: '/artwork',
  labels: '/labels',
  privacy: '/privacy',
  accessibility: '/accessibility',
  countries: '/countries',
  // For editors, who come from the CMS.
  preview: '/preview',
  check: '/check',
} as const;

/** Pages without an item in the menu, by their beginning, and the page whose item is marked for them. */
const MENU_HOMES: readonly (readonly [page: string, home: string])[] = [
  [ROUTES.certWeSearch, ROUTES.certQuery],
  [ROUTES.certWe2020, ROUTES.certQuery],
  [ROUTES.albumFavorite, ROUTES.albumsView],
  [ROUTES.artwork, ROUTES.albumsView],
  [ROUTES.contentView, ROUTES.news],
];

/** Where in the menu a page belongs. */
export const menuPathOf = (path: string): string =>
  MENU_HOMES.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1] ?? path;

/** A page after the first follows the list's own address. */
const withPage = (path: string, page: number) => (page > 1 ? `${path}/${page}` : path);

export const yearPath = (year: string) => `${ROUTES.exhibition}/${encodeURIComponent(year)}`;

export const artworkPath = (albumId: string) => `${ROUTES.artwork}/${encodeURIComponent(albumId)}`;

/** Ours: a work's comments after the first page, for those without a script. */
export const commentsPath = (albumId: string, page: number) =>
  `${artworkPath(albumId)}/comments/${page}`;

export const contentViewPath = (id: string) => withQuery(ROUTES.contentView, { id });

/** A page of the list of news; the first is the list itself. */
export const newsPath = (page: number) =>
  page > 1 ? withQuery(ROUTES.news, { page: String(page) }) : ROUTES.news;

export const albumsViewPath = (labelId: string) =>
  withQuery(ROUTES.albumsView, { labelIds: labelId });

export const certWe2020Path = (albumId: string) => withQuery(ROUTES.certWe2020, { albumId });

export const certQueryPath = (unicode: string) => withQuery(ROUTES.certQuery, { unicode });

/** §2: the address behind a wall label's QR code. */
export const albumFavoritePath = (label: string, seq: string) =>
  withQuery(ROUTES.albumFavorite, { label, seq });

/** The works of one country, its code in small letters; further pages follow it. */
export const countryPath = (code: string, page = 1) =>
  withPage(`${ROUTES.countries}/${encodeURIComponent(code.toLowerCase())}`, page);

/** The wall labels of a year; further pages follow it. */
export const labelsPath = (year: string, page = 1) =>
  withPage(`${ROUTES.labels}/${encodeURIComponent(year)}`, page);

/** An editor's draft; opened by a signed link only. */
export const previewPath = (kind: string, id: string) => withQuery(ROUTES.preview, { kind, id });

export const checkPath = (query: Readonly<Record<string, string>>) =>
  withQuery(ROUTES.check, query);
