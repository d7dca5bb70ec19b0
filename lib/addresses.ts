import { isId, isYear, withQuery } from './query';
import {
  ALL_LABELS,
  DEFAULT_LABEL,
  FIRST_VIDEO,
  rewriteOf,
  toNewsPage,
  UNKNOWN,
  type Rewrite,
} from './rewrites';
import { contentViewPath, countryPath, labelsPath, newsPath, ROUTES } from './routes';
import { galleryPath, isView, NO_SEARCH } from './state/galleryQuery';
import { VIDEOS_PATHS, videosPath, type VideosKind } from './state/videosQuery';

/** What may stand in a path, by the name that the folders of `app/[locale]` give it. */
const TYPES: Readonly<Record<string, (value: string) => boolean>> = {
  id: isId,
  label: isId,
  view: isView,
  year: isYear,
  code: (value) => /^[a-z]{2}$/i.test(value),
  page: (value) => toNewsPage(value) !== null,
};

type Values = Readonly<Record<string, string>>;
type Shape = readonly string[];

const toShape = (path: string): Shape => path.split('/').slice(1);

/** The values of a path that has this shape, each of its type; else null. */
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

/** Pages whose addresses hold what somebody can make up. What of it is there the page itself finds out. */
const SHAPES = [
  '/exhibition/[year]',
  '/labels/[year]',
  '/labels/[year]/[page]',
  '/artwork/[id]',
  '/artwork/[id]/comments/[page]',
  '/countries/[code]',
  '/countries/[code]/[page]',
];

/** Only what follows these is a page. */
const BEGINNINGS: readonly string[] = [ROUTES.exhibition, ROUTES.artwork, ROUTES.labels];
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

/** Where pages with a query are really made (lib/rewrites.ts), and the address that is theirs. */
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
  '/contentView/[id]': ({ id = '' }) => contentViewPath(id),
  '/news/[page]': ({ page = '' }) => newsPath(toNewsPage(page) ?? 1),
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

/** Every page but the 404 page has one of these; lib/addresses.test.ts holds them against the folders of `app`. */
export const KNOWN_SHAPES: readonly string[] = [...FIXED, ...SHAPES, ...Object.keys(INNER)];

/**
 * What a page's address, without its locale, stands for: another address, or a page, which is made at `path`.
 * `isGuess`: the address holds a value of its own, of which nobody knows yet whether there is such a thing, or it is no
 * page's at all.
 */
export type Place = { redirect: string } | (Rewrite & { isGuess: boolean });

const atUnknown: Place = { path: UNKNOWN, isPerRequest: false, isGuess: true };

function placeByShape(path: string, query: URLSearchParams): Place {
  const parts = toShape(path);
  for (const shape of shapes) {
    const values = valuesOf(parts, shape);
    const canonical = values && canonicalOf(path, values);
    if (canonical === path) return { path, isPerRequest: false, isGuess: true };
    if (canonical) return { redirect: canonical };
  }
  for (const { shape, toPublic } of inner) {
    const values = valuesOf(parts, shape);
    if (values) return { redirect: toPublic(values, query) };
  }
  return atUnknown;
}

/** The one rule for what is asked for from outside. Our paths have no escapes: what has one is no page. */
export function placeOf(path: string, query: URLSearchParams): Place {
  if (!FIXED.has(path)) return placeByShape(path, query);
  const rewrite = rewriteOf(path, query) ?? { path, isPerRequest: false };
  const isGuess = !rewrite.isPerRequest && rewrite.path !== path;
  return { ...rewrite, isGuess };
}
