import { ALBUM_PAGE_SIZE, NAME_MAX_LENGTH } from '@/lib/constants';
import { areLabels, isId, listOf, withQuery } from '@/lib/query';
import { ROUTES } from '@/lib/routes';

/** The three ways to look at the same list. The first is the default and is not written into the address. */
export const VIEWS = ['coverflow', 'wall', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** §3 Search. `country` holds ISO codes; `initials` is a letter A-Z or * (§5: no initials filter). */
export type Search = { name: string; author: string; country: string[]; initials: string };

/** The curator's order, or §2 Featured's "latest": what was entered last comes first. */
type Order = 'curated' | 'latest';

/** What the address of the gallery says (§2 /albumsView). No label: the configured one. */
export type GalleryQuery = {
  labelIds: string[];
  view: View;
  page: number;
  search: Search;
  order: Order;
};

/** §2 Featured, "recommended": what the editors recommend bears a label of this name. */
export const RECOMMENDED_LABEL = 'recommended';

export const ANY_INITIAL = '*';
export const NO_SEARCH: Search = { name: '', author: '', country: [], initials: ANY_INITIAL };

const MOST_COUNTRIES = 250;
const MOST_PAGES = 100_000;

export const isView = (value: string): value is View => VIEWS.some((view) => view === value);

const textOf = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').trim().slice(0, NAME_MAX_LENGTH);

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

function readSearch(params: URLSearchParams): Search {
  const initials = (params.get('initials') ?? '').toUpperCase();
  const codes = new Set(listOf(params, 'country').map((code) => code.toUpperCase()));
  return {
    name: textOf(params, 'name'),
    author: textOf(params, 'author'),
    country: [...codes].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, MOST_COUNTRIES),
    initials: /^[A-Z]$/.test(initials) ? initials : ANY_INITIAL,
  };
}

/** False for a label that can't be one: such an address is no page's. */
export const hasReadableLabels = (params: URLSearchParams) => areLabels(listOf(params, 'labelIds'));

/** §2 Featured, as the form of /albumsCategoryView sends it: the recommended bear a label, the latest are an order. */
function labelsOf(params: URLSearchParams): string[] {
  if (params.get('featured') === 'recommended') return [RECOMMENDED_LABEL];
  return listOf(params, 'labelIds').filter(isId);
}

/** The address as a value; what makes no sense in it is left out. */
export function readGalleryQuery(params: URLSearchParams): GalleryQuery {
  const view = params.get('view') ?? '';
  return {
    labelIds: labelsOf(params),
    view: isView(view) ? view : VIEWS[0],
    page: pageOf(params),
    search: readSearch(params),
    order: params.get('featured') === 'latest' ? 'latest' : 'curated',
  };
}

export const isSearching = ({ name, author, country, initials }: Search) =>
  name !== '' || author !== '' || country.length > 0 || initials !== ANY_INITIAL;

/** The whole list in the curator's order. */
export const isWhole = ({ search, order }: GalleryQuery) =>
  !isSearching(search) && order === 'curated';

/** §5: a search was sent, and nothing was filled in. With something of Featured chosen, that is what is looked for. */
export const isKeywordEmpty = (params: URLSearchParams) =>
  (params.has('name') || params.has('author')) &&
  !params.get('featured') &&
  !isSearching(readSearch(params));

/** Which list it is, whatever the view: the part that `/api/albums` takes. */
function filterParams({ labelIds, search, order }: GalleryQuery): URLSearchParams {
  const { name, author, country, initials } = search;
  const params = new URLSearchParams();
  if (labelIds.length > 0) params.set('labelIds', labelIds.join(','));
  if (name) params.set('name', name);
  if (author) params.set('author', author);
  if (country.length > 0) params.set('country', country.join(','));
  if (initials !== ANY_INITIAL) params.set('initials', initials);
  if (order === 'latest') params.set('featured', order);
  return params;
}

/** The address of a query, the shortest that says it. */
export function galleryPath(query: GalleryQuery): string {
  const params = filterParams(query);
  if (query.view !== VIEWS[0]) params.set('view', query.view);
  if (query.page > 1) params.set('page', String(query.page));
  return withQuery(ROUTES.albumsView, params);
}

/** Where the browser finds page `page` of the query's list (app/api/albums). */
export function albumsEndpoint(query: GalleryQuery, page: number): string {
  const params = filterParams(query);
  params.set('start', String((page - 1) * ALBUM_PAGE_SIZE));
  return `/api/albums?${params}`;
}
