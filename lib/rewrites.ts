import { isId } from './query';
import { ROUTES } from './routes';
import {
  hasReadableLabels,
  isKeywordEmpty,
  isSearching,
  readGalleryQuery,
} from './state/galleryQuery';
import { readVideosQuery, VIDEOS_PATHS, type VideosKind } from './state/videosQuery';

/**
 * Where a page with a query is really made. The address keeps its query. A page that is kept has a path of its own for
 * each value (docs/architecture.md); `isPerRequest` says that a page is made anew for each visitor and needs a nonce.
 */
export type Rewrite = { path: string; isPerRequest: boolean };

type Row = (query: URLSearchParams) => Rewrite | null;

const kept = (path: string): Rewrite => ({ path, isPerRequest: false });
const perRequest = (path: string): Rewrite => ({ path, isPerRequest: true });

/** No route is this deep: answered by the 404 page. */
export const UNKNOWN = '/unknown/address';

/** The label that the settings name. */
export const DEFAULT_LABEL = 'default';

/** One label in one view is kept. What anybody can make up without end is not: searches, mixtures of labels, pages; nor what is rarely asked. */
function albumsView(query: URLSearchParams): Rewrite | null {
  if (query.size === 0) return null;
  if (!hasReadableLabels(query)) return kept(UNKNOWN);
  const { labelIds, view, page, search, order } = readGalleryQuery(query);
  const isWords = isSearching(search) || isKeywordEmpty(query);
  if (isWords || labelIds.length > 1 || page > 1 || order === 'latest') {
    return perRequest(`${ROUTES.albumsView}/search`);
  }
  return kept(`${ROUTES.albumsView}/${labelIds[0] ?? DEFAULT_LABEL}/${view}`);
}

/** Stands for whatever cannot be an id (§5 invalid.id). */
export const NO_ITEM = '-';

/** One item is kept. §5: without an id there is nothing to look for, and the page as it stands says so. */
function contentView(query: URLSearchParams): Rewrite | null {
  const id = query.get('id')?.trim() ?? '';
  if (!id) return null;
  return kept(`${ROUTES.contentView}/${isId(id) ? id : NO_ITEM}`);
}

const PAGE = /^[1-9]\d{0,3}$/;

/** A page's number as the address writes it; null for what is none. */
export const toNewsPage = (page: string): number | null => (PAGE.test(page) ? Number(page) : null);

/** Each page of the list is kept; one beyond the last is found to be none there. */
function news(query: URLSearchParams): Rewrite | null {
  const page = query.get('page') ?? '';
  if (!page || page === '1') return null;
  return kept(toNewsPage(page) ? `${ROUTES.news}/${page}` : UNKNOWN);
}

/** No label: the whole list. No id: its first video. */
export const ALL_LABELS = 'all';
export const FIRST_VIDEO = 'first';

/** One video of one list is kept; mixtures of labels could be made up without end. */
const videos =
  (kind: VideosKind): Row =>
  (query) => {
    if (query.size === 0) return null;
    const asked = readVideosQuery(query);
    if (!asked) return kept(UNKNOWN);
    const { labelIds, id } = asked;
    if (labelIds.length > 1) return perRequest(`${VIDEOS_PATHS[kind]}/labels`);
    return kept(`${VIDEOS_PATHS[kind]}/${labelIds[0] ?? ALL_LABELS}/${id || FIRST_VIDEO}`);
  };

const ROWS: Readonly<Record<string, Row>> = {
  [ROUTES.albumsView]: albumsView,
  [ROUTES.contentView]: contentView,
  [ROUTES.news]: news,
  [ROUTES.videosView]: videos('films'),
  [ROUTES.videosLive]: videos('lives'),
  // About one person: made per request, stored nowhere.
  [ROUTES.albumFavorite]: () => perRequest(ROUTES.albumFavorite),
  [ROUTES.certQuery]: () => perRequest(ROUTES.certQuery),
  [ROUTES.certWeSearch]: () => perRequest(ROUTES.certWeSearch),
  [ROUTES.certWe2020]: () => perRequest(ROUTES.certWe2020),
};

/** §2's routes that take a query; null: the path is a page as it stands. */
export const rewriteOf = (path: string, query: URLSearchParams): Rewrite | null =>
  Object.hasOwn(ROWS, path) ? (ROWS[path]?.(query) ?? null) : null;
