import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { LIVE_INTERNAL_HOSTS } from '../env';
import { MIME_BY_EXTENSION, toExtension } from '../files/mediaFiles';
import { briefly } from '../queries/briefly';
import { findLive } from '../queries/lives';
import { signedVisitor } from '../services/visitorAddress';
import { getOutside } from './outside';
import { askOnce, Part, type Answer } from './parts';
import { relayUrl } from './relayUrl';

/** All viewers request a segment within seconds, nobody later; in a shared cache for as long as any file (lib/freshness.mjs). */
const SEGMENT_CACHE = 'public, max-age=60, s-maxage=2';

/** The types of a stream's files, besides those that editors may upload. */
const TYPES: Readonly<Record<string, string>> = {
  ...MIME_BY_EXTENSION,
  aac: 'audio/aac',
};

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

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

/** Of what isn't there; storage whose files can't be listed says 403, and an address that is too long is refused. */
const NOT_THERE = [403, 404, 410, 414, 431];

/** Asks the host; 404, 416 or 502 when it doesn't give it. */
async function askHost(url: URL, request: Request, leaveLine: () => void): Promise<Answer> {
  const upstream = await fetchPart(url, request);
  if (upstream?.statusCode === 200 || upstream?.statusCode === 206) {
    return new Part(upstream, leaveLine);
  }
  leaveLine();
  upstream?.destroy();
  const status = upstream?.statusCode ?? 0;
  if (status === 416) return status;
  return NOT_THERE.includes(status) ? 404 : 502;
}

function toAnswer(part: Part, type: string, isPlaylist: boolean): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': isPlaylist ? 'no-store' : SEGMENT_CACHE,
    'x-content-type-options': 'nosniff',
  });
  if (part.range) headers.set('content-range', part.range);
  // Nothing is taken for a visitor before they read it, so that the part knows what is unread.
  const body = Readable.toWeb(part.read(), { strategy: { highWaterMark: 0 } });
  return new Response(body as ReadableStream, { status: part.status, headers });
}

/** Relays a file of a stream on another host, so that visitors contact our own site only. */
export async function relayLive(id: number, path: readonly string[], request: Request) {
  const live = await briefly(`relay ${id}`, () => findLive(id));
  const url = live && !live.file ? relayUrl(live.uri ?? '', path) : null;
  const extension = toExtension(path.at(-1) ?? '');
  const type = TYPES[extension];
  if (!url || !type) return refusal(404);
  const key = [request.method, url.href, request.headers.get('range')].join(' ');
  const asked = { host: url.host, visitor: signedVisitor(request.headers), key };
  const answer = await askOnce(asked, (leaveLine) => askHost(url, request, leaveLine));
  if (typeof answer === 'number') return refusal(answer);
  if (answer === null || answer.isGone) return refusal(503, { 'retry-after': '5' });
  return toAnswer(answer, type, extension === 'm3u8');
}
