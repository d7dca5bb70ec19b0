import type { NextRequest } from 'next/server';
import { refuse, respond } from '@/lib/api/answers';
import { countAbsent, mayGuess, mayRequest } from '@/lib/api/visitorLimits';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import { ServiceError } from '@/lib/errors';
import { BRIEF } from '@/lib/freshness.mjs';
import { getByAlbumId } from '@/lib/services/artexhComm';

const NOT_FOUND = 404;

/** The first item's index, a multiple of the page size with at most six digits. */
function readStart(params: URLSearchParams): number {
  const value = params.get('start') ?? '0';
  const start = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (start % COMMENT_PAGE_SIZE !== 0) throw new ServiceError('invalid.params', 'start');
  return start;
}

/** A page of a work's comments (§4, §7 artexhComm/getByAlbumId). */
export async function GET(
  { headers, nextUrl: { pathname, searchParams } }: NextRequest,
  { params }: RouteContext<'/api/albums/[albumId]/comments'>,
) {
  const { albumId } = await params;
  if (!(await mayGuess(headers)) || !(await mayRequest('comments', headers)))
    return refuse('too.many');
  const response = await respond(pathname, async () =>
    getByAlbumId(albumId, readStart(searchParams)),
  );
  if (response.ok) response.headers.set('cache-control', BRIEF);
  if (response.status === NOT_FOUND) await countAbsent();
  return response;
}
