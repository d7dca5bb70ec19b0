import { ROUTES } from './routes';
import {
  hasReadableLabels,
  isKeywordEmpty,
  isSearching,
  readGalleryQuery,
} from './state/galleryQuery';

/**
 * Where a page with a query is really made. The address keeps its query. A page that is kept has a path of its own for
 * each value (docs/architecture.md); `isPerRequest` says that a page is made anew for each visitor and needs a nonce.
 */
export type Rewrite = { path: string; isPerRequest: boolean };

type Row = (query: URLSearchParams) => Rewrite | null;

const kept = (path: string): Rewrite => ({ path, isPerRequest: false });
const perRequest = (path: string): Rewrite => ({ path, isPerRequest: true });

/** No route is this deep: answered by the 404 page. */
const UNKNOWN = '/unknown/address';

/** The label that the settings name. */
export const DEFAULT_LABEL = 'default';

/** One label in one view is kept. What anybody can make up without end is not: searches, mixtures of labels, pages. */
function albumsView(query: URLSearchParams): Rewrite | null {
  if (query.size === 0) return null;
  if (!hasReadableLabels(query)) return kept(UNKNOWN);
  const { labelIds, view, page, search } = readGalleryQuery(query);
  if (isSearching(search) || isKeywordEmpty(query) || labelIds.length > 1 || page > 1) {
    return perRequest(`${ROUTES.albumsView}/search`);
  }
  return kept(`${ROUTES.albumsView}/${labelIds[0] ?? DEFAULT_LABEL}/${view}`);
}

const ROWS: Readonly<Record<string, Row>> = {
  [ROUTES.albumsView]: albumsView,
  // About one person: made per request, stored nowhere.
  [ROUTES.albumFavorite]: () => perRequest(ROUTES.albumFavorite),
  [ROUTES.certQuery]: () => perRequest(ROUTES.certQuery),
  [ROUTES.certWeSearch]: () => perRequest(ROUTES.certWeSearch),
  [ROUTES.certWe2020]: () => perRequest(ROUTES.certWe2020),
};

/** §2's routes that take a query; null: the path is a page as it stands. */
export const rewriteOf = (path: string, query: URLSearchParams): Rewrite | null =>
  Object.hasOwn(ROWS, path) ? (ROWS[path]?.(query) ?? null) : null;
