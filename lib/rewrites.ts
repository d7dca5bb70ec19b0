import { areLabels, isId, listOf, toPageNumber } from './query';
import { ROUTES } from './routes';
import {
  hasReadableLabels,
  isKeywordEmpty,
  isSearching,
  readGalleryQuery,
} from './state/galleryQuery';
import { readVideosQuery, VIDEOS_PATHS, type VideosKind } from './state/videosQuery';

/**
 * The internal path that renders a page with a query; the visible address doesn't change. A cached page has a path for
 * each value (docs/architecture.md). `isPerRequest`: the page is rendered for each request and needs a nonce.
 */
export type Rewrite = { path: string; isPerRequest: boolean };

type Row = (query: URLSearchParams) => Rewrite | null;

const kept = (path: string): Rewrite => ({ path, isPerRequest: false });
const perRequest = (path: string): Rewrite => ({ path, isPerRequest: true });

/** Deeper than any route, so that it renders the 404 page. */
export const UNKNOWN = '/unknown/address';

/** Stands in the path for the label from the settings. */
export const DEFAULT_LABEL = 'default';

/** Cached: one label in one view. Not cached: searches, several labels and further pages (endless variants), and the rarely requested. */
function albumsView(query: URLSearchParams): Rewrite | null {
  if (query.size === 0) return null;
  if (!hasReadableLabels(query)) return kept(UNKNOWN);
  const { labelIds, view, page, search, order } = readGalleryQuery(query);
  const isWords = isSearching(search) || isKeywordEmpty(query);
  if (isWords || labelIds.length > 1 || page > 1 || order !== 'curated') {
    return perRequest(`${ROUTES.albumsView}/search`);
  }
  return kept(`${ROUTES.albumsView}/${labelIds[0] ?? DEFAULT_LABEL}/${view}`);
}

/** Stands in the path for a value that can't be an id (§5 invalid.id). */
export const NO_ITEM = '-';

/** Cached by item. §5: without an id, the page without a query says so. */
function contentView(query: URLSearchParams): Rewrite | null {
  const id = query.get('id')?.trim() ?? '';
  if (!id) return null;
  return kept(`${ROUTES.contentView}/${isId(id) ? id : NO_ITEM}`);
}

/** One label: several have endless combinations. */
function embedGallery(query: URLSearchParams): Rewrite | null {
  if (query.size === 0) return null;
  const labels = listOf(query, 'labelIds');
  if (labels.length > 1 || !areLabels(labels)) return kept(UNKNOWN);
  return labels[0] ? kept(`${ROUTES.embedGallery}/${labels[0]}`) : null;
}

/** Each page of the list is cached; one after the last turns out to be a 404. */
function news(query: URLSearchParams): Rewrite | null {
  const page = query.get('page') ?? '';
  if (!page || page === '1') return null;
  return kept(toPageNumber(page) ? `${ROUTES.news}/${page}` : UNKNOWN);
}

/** Results are not cached: words are endless. §5: a search without any word says so. */
const search = (query: URLSearchParams): Rewrite | null =>
  query.has('q') ? perRequest(`${ROUTES.search}/found`) : null;

/** Stand in the path: no label, for the whole list; no id, for its first video. */
export const ALL_LABELS = 'all';
export const FIRST_VIDEO = 'first';

/** What stands in a path for a label can't be one. */
export const RESERVED_LABELS: readonly string[] = [DEFAULT_LABEL, ALL_LABELS];

/** Cached by list and video; several labels are not, as they have endless combinations. */
const videos =
  (kind: VideosKind): Row =>
  (query) => {
    if (query.size === 0) return null;
    const parsed = readVideosQuery(query);
    if (!parsed) return kept(UNKNOWN);
    const { labelIds, id } = parsed;
    if (labelIds.length > 1) return perRequest(`${VIDEOS_PATHS[kind]}/labels`);
    return kept(`${VIDEOS_PATHS[kind]}/${labelIds[0] ?? ALL_LABELS}/${id || FIRST_VIDEO}`);
  };

const ROWS: Readonly<Record<string, Row>> = {
  [ROUTES.albumsView]: albumsView,
  [ROUTES.contentView]: contentView,
  [ROUTES.embedGallery]: embedGallery,
  [ROUTES.news]: news,
  [ROUTES.search]: search,
  [ROUTES.videosView]: videos('films'),
  [ROUTES.videosLive]: videos('lives'),
  // About one person: rendered per request, never stored.
  [ROUTES.albumFavorite]: () => perRequest(ROUTES.albumFavorite),
  [ROUTES.certQuery]: () => perRequest(ROUTES.certQuery),
  [ROUTES.certWeSearch]: () => perRequest(ROUTES.certWeSearch),
  [ROUTES.certWe2020]: () => perRequest(ROUTES.certWe2020),
};

/** §2's routes that take a query; null: the path needs no rewrite. */
export const rewriteOf = (path: string, query: URLSearchParams): Rewrite | null =>
  Object.hasOwn(ROWS, path) ? (ROWS[path]?.(query) ?? null) : null;
