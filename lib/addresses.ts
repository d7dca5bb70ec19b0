import type { Locale } from './i18n/locales';
import { isCountryCode, isId, isYear, toPageNumber, withQuery } from './query';
import {
  ALL_LABELS,
  DEFAULT_LABEL,
  FIRST_VIDEO,
  rewriteOf,
  UNKNOWN,
  type Rewrite,
} from './rewrites';
import {
  contentViewPath,
  countryPath,
  embedGalleryPath,
  labelsPath,
  newsPath,
  ROUTES,
} from './routes';
import {
  asSpelt,
  cataloguePathWith,
  isPaper,
  isSecond,
  isUsual,
  readCatalogueChoice,
} from './state/catalogueChoice';
import { galleryPath, isView, NO_SEARCH } from './state/galleryQuery';
import { VIDEOS_PATHS, videosPath, type VideosKind } from './state/videosQuery';

/** Which values a path parameter may have, by the name of its folder in `app/[locale]`. */
const TYPES: Readonly<Record<string, (value: string) => boolean>> = {
  id: isId,
  label: isId,
  view: isView,
  year: isYear,
  code: isCountryCode,
  page: (value) => toPageNumber(value) !== null,
  second: isSecond,
  paper: isPaper,
};

type Values = Readonly<Record<string, string>>;
type Shape = readonly string[];

const toShape = (path: string): Shape => path.split('/').slice(1);

/** The parameters of a path with this shape, or null: the shape or the type of a parameter differs. */
function valuesOf(path: Shape, shape: Shape): Values | null {
  if (path.length !== shape.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of shape.entries()) {
    const value = path[at] ?? '';
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (!name && value !== part) return null;
    if (!name) continue;
    if (!TYPES[name]?.(value)) return null;
    values[name] = value;
  }
  return values;
}

/** Pages with a parameter in the path. Each page finds out itself whether its item exists. */
const SHAPES = [
  '/exhibition/[year]',
  '/labels/[year]',
  '/labels/[year]/[page]',
  '/artwork/[id]',
  '/artwork/[id]/comments/[page]',
  '/classroom/[label]',
  '/countries/[code]',
  '/countries/[code]/[page]',
  '/embed/artwork/[id]',
];

/** These are prefixes, no pages by themselves. */
const BEGINNINGS: readonly string[] = [
  ROUTES.exhibition,
  ROUTES.artwork,
  ROUTES.labels,
  ROUTES.catalogue,
  ROUTES.classroom,
  ROUTES.embedArtwork,
];
const FIXED: ReadonlySet<string> = new Set(
  Object.values(ROUTES).filter((path) => !BEGINNINGS.includes(path)),
);

type ToPublic = (values: Values, query: URLSearchParams) => string;

const ofVideos =
  (kind: VideosKind): ToPublic =>
  ({ label = '', id = '' }) =>
    videosPath(kind, {
      labelIds: label === ALL_LABELS ? [] : [label],
      id: id === FIRST_VIDEO ? '' : id,
    });

const withSame =
  (path: string): ToPublic =>
  (_values, query) =>
    withQuery(path, query);

/** A choice that stands in a path is read as one in a query. */
const choiceOf = ({ second = '', paper = '' }: Values) =>
  readCatalogueChoice(new URLSearchParams({ with: second, paper }));

/** Internal paths of pages with a query (lib/rewrites.ts), each with the public address it belongs to. */
const INNER: Readonly<Record<string, ToPublic>> = {
  '/albumsView/search': withSame(ROUTES.albumsView),
  '/albumsView/[label]/[view]': ({ label = '', view = '' }) =>
    galleryPath({
      labelIds: label === DEFAULT_LABEL ? [] : [label],
      view: isView(view) ? view : 'coverflow',
      page: 1,
      search: NO_SEARCH,
      order: 'curated',
    }),
  '/catalogue/[year]/[page]/[second]/[paper]': (values) =>
    cataloguePathWith(values.year ?? '', Number(values.page), choiceOf(values)),
  '/contentView/[id]': ({ id = '' }) => contentViewPath(id),
  '/search/found': withSame(ROUTES.search),
  '/embed/gallery/[label]': ({ label = '' }) => embedGalleryPath(label),
  '/news/[page]': ({ page = '' }) => newsPath(toPageNumber(page) ?? 1),
  '/videosView/labels': withSame(VIDEOS_PATHS.films),
  '/videosView/[label]/[id]': ofVideos('films'),
  '/videosLive/labels': withSame(VIDEOS_PATHS.lives),
  '/videosLive/[label]/[id]': ofVideos('lives'),
};

const shapes = SHAPES.map(toShape);
const inner = Object.entries(INNER).map(([path, toPublic]) => ({ shape: toShape(path), toPublic }));

/** A country's code in small letters, a list's first page without a number: one address for one page. */
function canonicalOf(path: string, { code, year, page }: Values): string {
  if (code) return countryPath(code, Number(page ?? 1));
  return year && page ? labelsPath(year, Number(page)) : path;
}

/** All routes but the 404 page; lib/addresses.test.ts compares them with the folders of `app`. */
export const KNOWN_SHAPES: readonly string[] = [...FIXED, ...SHAPES, ...Object.keys(INNER)];

/**
 * What an address without its locale leads to: a redirect, or the page rendered at `path`. `isGuess`: the address has a
 * parameter of which we don't know yet whether it exists, or it matches no route. Not of a page for frames, which asks itself
 * (lib/files/fileAnswer.ts): a frame shows no other page's refusal.
 */
type Place = { redirect: string } | (Rewrite & { isGuess: boolean; isCatalogue?: boolean });

const atUnknown: Place = { path: UNKNOWN, isPerRequest: false, isGuess: true };

const isForFrames = (path: string) =>
  [ROUTES.embedArtwork, ROUTES.embedGallery].some((beginning) => path.startsWith(`${beginning}/`));

const CATALOGUES = ['/catalogue/[year]', '/catalogue/[year]/[page]'].map(toShape);

/** A year's catalogue, in the languages and for the paper that the query names: the form names the usual ones, too. */
function placeOfCatalogue(parts: Shape, query: URLSearchParams, locale: Locale): Place | null {
  const values = CATALOGUES.map((shape) => valuesOf(parts, shape)).find((found) => found !== null);
  if (!values) return null;
  const { year = '', page } = values;
  const choice = asSpelt(readCatalogueChoice(query), locale);
  if (page === '1') return { redirect: cataloguePathWith(year, 1, choice) };
  const path = [ROUTES.catalogue, year, page ?? '1', choice.second, choice.paper].join('/');
  return { path, isPerRequest: false, isGuess: true, isCatalogue: !isUsual(choice) };
}

function placeByShape(path: string, query: URLSearchParams, locale: Locale): Place {
  const parts = toShape(path);
  const catalogue = placeOfCatalogue(parts, query, locale);
  if (catalogue) return catalogue;
  for (const shape of shapes) {
    const values = valuesOf(parts, shape);
    const canonical = values && canonicalOf(path, values);
    if (canonical === path) return { path, isPerRequest: false, isGuess: !isForFrames(path) };
    if (canonical) return { redirect: canonical };
  }
  for (const { shape, toPublic } of inner) {
    const values = valuesOf(parts, shape);
    if (values) return { redirect: toPublic(values, query) };
  }
  return atUnknown;
}

/** Resolves every page address, which is without its `locale`. Our paths need no percent-encoding: one that has it is a 404. */
export function placeOf(path: string, query: URLSearchParams, locale: Locale): Place {
  if (!FIXED.has(path)) return placeByShape(path, query, locale);
  const rewrite = rewriteOf(path, query) ?? { path, isPerRequest: false };
  const isKnown = rewrite.isPerRequest || rewrite.path === path || isForFrames(rewrite.path);
  return { ...rewrite, isGuess: !isKnown };
}
