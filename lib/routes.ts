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
  // Ours: §2 has no path for these.
  news: '/news',
  exhibition: '/exhibition',
  artwork: '/artwork',
  labels: '/labels',
  catalogue: '/catalogue',
  classroom: '/classroom',
  privacy: '/privacy',
  accessibility: '/accessibility',
  countries: '/countries',
  search: '/search',
  embedArtwork: '/embed/artwork',
  embedGallery: '/embed/gallery',
  shelf: '/shelf',
  // For editors only.
  preview: '/preview',
  check: '/check',
} as const;

/** Path prefixes of pages that are not in the menu, and the menu item to mark as current for each. */
const MENU_HOMES: readonly (readonly [page: string, home: string])[] = [
  [ROUTES.certWeSearch, ROUTES.certQuery],
  [ROUTES.certWe2020, ROUTES.certQuery],
  [ROUTES.albumFavorite, ROUTES.albumsView],
  [ROUTES.artwork, ROUTES.albumsView],
  [ROUTES.shelf, ROUTES.albumsView],
  [ROUTES.contentView, ROUTES.news],
];

/** The menu path to mark as current for a page. */
export const menuPathOf = (path: string): string =>
  MENU_HOMES.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1] ?? path;

/** A page after the first follows the list's own address. */
const withPage = (path: string, page: number) => (page > 1 ? `${path}/${page}` : path);

export const yearPath = (year: string) => `${ROUTES.exhibition}/${encodeURIComponent(year)}`;

export const artworkPath = (albumId: string) => `${ROUTES.artwork}/${encodeURIComponent(albumId)}`;

/** Ours: a work, or the works of a label, to be shown in a frame of another site. */
export const embedArtworkPath = (albumId: string) =>
  `${ROUTES.embedArtwork}/${encodeURIComponent(albumId)}`;

export const embedGalleryPath = (label: string) =>
  withQuery(ROUTES.embedGallery, { labelIds: label });

/** Ours: a work's further comments, for visitors without JavaScript. */
export const commentsPath = (albumId: string, page: number) =>
  `${artworkPath(albumId)}/comments/${page}`;

export const contentViewPath = (id: string) => withQuery(ROUTES.contentView, { id });

/** A page of the news list; page 1 is the list itself. */
export const newsPath = (page: number) =>
  page > 1 ? withQuery(ROUTES.news, { page: String(page) }) : ROUTES.news;

export const albumsViewPath = (labelId: string) =>
  withQuery(ROUTES.albumsView, { labelIds: labelId });

export const certWe2020Path = (albumId: string) => withQuery(ROUTES.certWe2020, { albumId });

export const certQueryPath = (unicode: string) => withQuery(ROUTES.certQuery, { unicode });

/** §2: the address in a wall label's QR code. */
export const albumFavoritePath = (label: string, seq: string) =>
  withQuery(ROUTES.albumFavorite, { label, seq });

/** The works of one country, its code in small letters; further pages follow it. */
export const countryPath = (code: string, page = 1) =>
  withPage(`${ROUTES.countries}/${encodeURIComponent(code.toLowerCase())}`, page);

/** The wall labels of a year; further pages follow it. */
export const labelsPath = (year: string, page = 1) =>
  withPage(`${ROUTES.labels}/${encodeURIComponent(year)}`, page);

/** The works of a label as a slideshow for a class. */
export const classroomPath = (labelId: string) =>
  `${ROUTES.classroom}/${encodeURIComponent(labelId)}`;

/** A year as a book to print; further volumes follow it. */
export const cataloguePath = (year: string, page = 1) =>
  withPage(`${ROUTES.catalogue}/${encodeURIComponent(year)}`, page);

/** An editor's draft; needs a signed link. */
export const previewPath = (
  kind: string,
  id: string,
  live: Readonly<Record<string, string>> = {},
) => withQuery(ROUTES.preview, { kind, id, ...live });

export const checkPath = (query: Readonly<Record<string, string>>) =>
  withQuery(ROUTES.check, query);
