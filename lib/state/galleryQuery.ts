import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { COLOURS, type Colour } from '@/lib/contract/colours';
import { areLabels, isId, listOf, toPageNumber, withQuery } from '@/lib/query';
import { ROUTES } from '@/lib/routes';
import { plain } from '@/lib/plain';
import { readSought } from './siteSearch';

/** The three views of a list. The first is the default and not written into the address. */
export const VIEWS = ['coverflow', 'wall', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** §3 Search. `country` holds ISO codes; `initials` is a letter A-Z or * (§5: no initials filter). Ours: a work has all of `colour`. */
export type Search = {
  name: string;
  author: string;
  country: string[];
  initials: string;
  colour: Colour[];
};

/** The curator's order, §2 Featured's "latest" (last entered first), or, ours, by colour. The first is not written into the address. */
export const ORDERS = ['curated', 'latest', 'rainbow'] as const;
type Order = (typeof ORDERS)[number];

/** The query of the gallery's address (§2 /albumsView). No label: the configured one. */
export type GalleryQuery = {
  labelIds: string[];
  view: View;
  page: number;
  search: Search;
  order: Order;
};

/** §2 Featured, "recommended": works with this label. */
export const RECOMMENDED_LABEL = 'recommended';

export const ANY_INITIAL = '*';
export const NO_SEARCH: Search = {
  name: '',
  author: '',
  country: [],
  initials: ANY_INITIAL,
  colour: [],
};

const MOST_COUNTRIES = 250;

export const isView = (value: string): value is View => VIEWS.some((view) => view === value);

/** What no title can be told by, such as a vowel sign alone, is no keyword. */
function keywordOf(params: URLSearchParams, name: string): string {
  const text = readSought(params.get(name));
  return plain(text) ? text : '';
}

const pageOf = (params: URLSearchParams): number => toPageNumber(params.get('page') ?? '') ?? 1;

function readSearch(params: URLSearchParams): Search {
  const initials = (params.get('initials') ?? '').toUpperCase();
  const colours = listOf(params, 'colour');
  const codes = new Set(listOf(params, 'country').map((code) => code.toUpperCase()));
  return {
    name: keywordOf(params, 'name'),
    author: keywordOf(params, 'author'),
    country: [...codes].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, MOST_COUNTRIES),
    initials: /^[A-Z]$/.test(initials) ? initials : ANY_INITIAL,
    colour: COLOURS.filter((colour) => colours.includes(colour)),
  };
}

/** False when a label is invalid: the address is then a 404. */
export const hasReadableLabels = (params: URLSearchParams) => areLabels(listOf(params, 'labelIds'));

/**
 * §2 Featured in the form of /albumsCategoryView: "recommended" is a label, "latest" an order. The form begins with "recommended",
 * so with words or a country it is none: all the years that come along are searched, and without any the gallery's own list.
 */
function labelsOf(params: URLSearchParams): string[] {
  const labelIds = listOf(params, 'labelIds').filter(isId);
  const isForAll = params.has('labelIds') && isSearching(readSearch(params));
  const isRecommendedChosen = params.get('featured') === 'recommended' && !isForAll;
  return isRecommendedChosen ? [RECOMMENDED_LABEL] : labelIds;
}

function orderOf(params: URLSearchParams): Order {
  if (params.get('featured') === 'latest') return 'latest';
  return params.get('order') === 'rainbow' ? 'rainbow' : 'curated';
}

/** Parses the address; invalid values are ignored. */
export function readGalleryQuery(params: URLSearchParams): GalleryQuery {
  const view = params.get('view') ?? '';
  return {
    labelIds: labelsOf(params),
    view: isView(view) ? view : VIEWS[0],
    page: pageOf(params),
    search: readSearch(params),
    order: orderOf(params),
  };
}

export const isSearching = ({ name, author, country, initials, colour }: Search) =>
  name !== '' ||
  author !== '' ||
  country.length > 0 ||
  initials !== ANY_INITIAL ||
  colour.length > 0;

export const isRecommended = ({ labelIds }: Pick<GalleryQuery, 'labelIds'>) =>
  labelIds.length === 1 && labelIds[0] === RECOMMENDED_LABEL;

/** The gallery's own list may be empty, and so may the one that the form of /albumsCategoryView offers first. */
export const needsWorks = (query: Pick<GalleryQuery, 'labelIds'>) =>
  query.labelIds.length > 0 && !isRecommended(query);

/** A choice in Featured, in the form of /albumsCategoryView. The gallery's, which asks for initials, carries its order on under the same name. */
const isFeaturedChosen = (params: URLSearchParams) =>
  !!params.get('featured') && !params.has('initials');

/** §5: a search without any keyword. A choice in Featured counts as one, an order doesn't. */
export const isKeywordEmpty = (params: URLSearchParams) =>
  (params.has('name') || params.has('author')) &&
  !isFeaturedChosen(params) &&
  !isSearching(readSearch(params));

/** The parameters that select the list, without the view: those of `/api/albums`. */
function filterParams({ labelIds, search, order }: GalleryQuery): URLSearchParams {
  const { name, author, country, initials, colour } = search;
  const params = new URLSearchParams();
  if (labelIds.length > 0) params.set('labelIds', labelIds.join(','));
  if (name) params.set('name', name);
  if (author) params.set('author', author);
  if (country.length > 0) params.set('country', country.join(','));
  if (initials !== ANY_INITIAL) params.set('initials', initials);
  if (colour.length > 0) params.set('colour', colour.join(','));
  if (order === 'latest') params.set('featured', order);
  if (order === 'rainbow') params.set('order', order);
  return params;
}

/** The shortest address of a query. */
export function galleryPath(query: GalleryQuery): string {
  const params = filterParams(query);
  if (query.view !== VIEWS[0]) params.set('view', query.view);
  if (query.page > 1) params.set('page', String(query.page));
  return withQuery(ROUTES.albumsView, params);
}

/** The list without a search, from its first work, in the usual order. */
export const wholeListPath = (query: GalleryQuery): string =>
  galleryPath({ ...query, page: 1, search: NO_SEARCH, order: 'curated' });

/** The endpoint of page `page` of the query's list (app/api/albums). */
export function albumsEndpoint(query: GalleryQuery, page: number): string {
  const params = filterParams(query);
  params.set('start', String((page - 1) * ALBUM_PAGE_SIZE));
  return `/api/albums?${params}`;
}
