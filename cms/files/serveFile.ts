import { WITHDRAWABLE } from '@/lib/freshness.mjs';
import { DRAWING_POLICY } from '@/server/drawingPolicy.mjs';
import { logFailure } from '../services/log';
import { isFresh, isSameFile } from './freshness';
import { findPublishedFile, type PublishedFile } from './publishedFile';
import { sendFile } from './sendFile';

type Context = { params: Promise<{ file: string }> };

const etagOf = ({ filename, size }: PublishedFile) => `"${filename}-${size}"`;

function headersOf(file: PublishedFile): Headers {
  const headers = new Headers({
    'content-type': file.mimeType === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.mimeType,
    // Names contain a hash of the content, so a cached copy is never outdated; but the file may be withdrawn.
    'cache-control': WITHDRAWABLE,
    etag: etagOf(file),
    'last-modified': new Date(file.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (file.mimeType === 'image/svg+xml') headers.set('content-security-policy', DRAWING_POLICY);
  return headers;
}

const notFound = () =>
  new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

async function answer(request: Request, file: PublishedFile): Promise<Response> {
  const headers = headersOf(file);
  const { modified } = file;
  const etag = etagOf(file);
  if (isFresh(request.headers, etag, modified)) return new Response(null, { status: 304, headers });

  const isCut = request.method === 'GET' && isSameFile(request.headers, etag, modified);
  const range = isCut ? request.headers.get('range') : null;
  return (await sendFile(file, headers, range, request)) ?? notFound();
}

const unavailable = () =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });

/** `/download/x` and `/video/x`: published files, with conditional and range requests. */
export const serveFile =
  (area: 'download' | 'video') =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const startedAt = performance.now();
    const file = await findPublishedFile(area, (await params).file);
    if (!file) return notFound();
    try {
      return await answer(request, file);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      const path = `/${area}/${file.filename}`;
      logFailure({ path, token: 'net.error', startedAt, error });
      return unavailable();
    }
  };
