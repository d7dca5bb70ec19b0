import type { NextRequest } from 'next/server';
import { respond } from '@/lib/api/respond';
import { ServiceError } from '@/lib/errors';
import { getByAlbumId } from '@/lib/services/artexhComm';

/** A comment appears when an editor approves it: a minute old is new enough. */
const KEPT = 'public, max-age=60, stale-while-revalidate=240';

/** At most six digits: no work has a million comments. */
function readStart(params: URLSearchParams): number {
  const asked = params.get('start') ?? '0';
  if (!/^\d{1,6}$/.test(asked)) throw new ServiceError('invalid.params', 'start');
  return Number(asked);
}

/** A page of a work's comments (§4, §7 artexhComm/getByAlbumId). */
export async function GET(
  { nextUrl: { pathname, searchParams } }: NextRequest,
  { params }: RouteContext<'/api/albums/[albumId]/comments'>,
) {
  const { albumId } = await params;
  const response = await respond(pathname, async () =>
    getByAlbumId(albumId, readStart(searchParams)),
  );
  if (response.ok) response.headers.set('cache-control', KEPT);
  return response;
}
