import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { LIVE_INTERNAL_HOSTS } from '../env';
import { MIME_BY_EXTENSION, toExtension } from '../mediaFiles';
import { briefly } from '../queries/briefly';
import { findLive } from '../queries/lives';
import { getOutside } from './outside';
import { relayUrl } from './relayUrl';

/** All viewers request a segment within seconds, nobody later; in a shared cache for as long as any file (lib/freshness.mjs). */
const SEGMENT_CACHE = 'public, max-age=60, s-maxage=2';

/** The types of a stream's files, besides those that editors may upload. */
const TYPES: Readonly<Record<string, string>> = {
  ...MIME_BY_EXTENSION,
  aac: 'audio/aac',
};

const refusal = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Null: no response, or a host that is not allowed. */
async function fetchPart(url: URL, { method, headers }: Request): Promise<IncomingMessage | null> {
  const range = headers.get('range');
  const init = {
    method,
    headers: {
      'accept-encoding': 'identity',
      'user-agent': 'one-world-one-future',
      ...(range ? { range } : {}),
    },
  };
  try {
    return await getOutside(url, init, { internal: LIVE_INTERNAL_HOSTS });
  } catch {
    return null;
  }
}

function toAnswer(upstream: IncomingMessage, type: string, isPlaylist: boolean): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': isPlaylist ? 'no-store' : SEGMENT_CACHE,
    'x-content-type-options': 'nosniff',
  });
  const range = upstream.headers['content-range'];
  if (range) headers.set('content-range', range);
  return new Response(Readable.toWeb(upstream) as ReadableStream, {
    status: upstream.statusCode,
    headers,
  });
}

/** Relays a file of a stream on another host, so that visitors contact our own site only. */
export async function relayLive(id: number, path: readonly string[], request: Request) {
  const live = await briefly(`relay ${id}`, () => findLive(id));
  const url = live && !live.file ? relayUrl(live.uri ?? '', path) : null;
  const extension = toExtension(path.at(-1) ?? '');
  const type = TYPES[extension];
  if (!url || !type) return refusal(404);
  const upstream = await fetchPart(url, request);
  if (upstream?.statusCode === 200 || upstream?.statusCode === 206) {
    return toAnswer(upstream, type, extension === 'm3u8');
  }
  upstream?.destroy();
  return refusal(upstream?.statusCode === 404 ? 404 : 502);
}
