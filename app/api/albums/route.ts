import type { NextRequest } from 'next/server';
import { number, object, string, ValidationError } from 'yup';
import { refuse, respond } from '@/lib/api/answers';
import { countAbsent, mayRequest, mayGuess } from '@/lib/api/visitorLimits';
import { ALBUM_PAGE_SIZE, NAME_MAX_LENGTH } from '@/lib/constants';
import { ServiceError } from '@/lib/errors';
import { BRIEF } from '@/lib/freshness.mjs';
import { toSiteLocale } from '@/lib/i18n/locales';
import { albumQueryOf } from '@/lib/pages/gallery';
import { areLabels } from '@/lib/query';
import { listPublished, type AlbumQuery } from '@/lib/services/artexhAlbum';
import {
  hasReadableLabels,
  isSearching,
  readGalleryQuery,
  type GalleryQuery,
} from '@/lib/state/galleryQuery';

const MOST_WORKS = 1_000_000;

const areTheseLabels = (labels?: string) => labels === undefined || areLabels(labels.split(','));
const isPageStart = (start = 0) => start % ALBUM_PAGE_SIZE === 0;

const shape = object({
  labelIds: string().test('labels', areTheseLabels),
  start: number().integer().min(0).max(MOST_WORKS).default(0).test('page', isPageStart),
  name: string().max(NAME_MAX_LENGTH),
  author: string().max(NAME_MAX_LENGTH),
  country: string().matches(/^[a-z]{2}(?:,[a-z]{2}){0,249}$/i),
  initials: string().matches(/^[a-z*]$/i),
  colour: string().matches(/^[a-z]{3,6}(?:,[a-z]{3,6}){0,10}$/),
});

/** Validates the query (else invalid.params, §8) and returns the first item's index. */
function readStart(params: URLSearchParams): number {
  // Of equal names the shape sees the last.
  if (!hasReadableLabels(params)) throw new ServiceError('invalid.params', 'labelIds');
  try {
    return shape.validateSync(Object.fromEntries(params)).start;
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    throw new ServiceError('invalid.params', cause.path, { cause });
  }
}

const readQuery = (params: URLSearchParams): Promise<AlbumQuery> =>
  albumQueryOf(
    readGalleryQuery(params),
    readStart(params),
    toSiteLocale(params.get('locale') ?? ''),
  );

/** A page of the gallery, or of search results (§4, §7 artexhAlbum/listPublished). */
export async function GET({ headers, nextUrl: { pathname, searchParams } }: NextRequest) {
  const isUncachedList = isUncached(readGalleryQuery(searchParams));
  if (!(await (isUncachedList ? mayRequest('search', headers) : mayGuess(headers))))
    return refuse('too.many');
  const response = await respond(pathname, async () => {
    const page = await listPublished(await readQuery(searchParams));
    if ((page.given ?? page.items.length) === 0 && !isUncachedList) await countAbsent();
    return page;
  });
  if (response.ok && !isUncachedList) response.headers.set('cache-control', BRIEF);
  return response;
}

/** Only lists by one label in the curator's order may be cached. */
const isUncached = ({ search, labelIds, order }: GalleryQuery) =>
  isSearching(search) || labelIds.length > 1 || order !== 'curated';
