import { MIME_BY_EXTENSION, toExtension } from '../mediaFiles';
import { briefly } from '../queries/briefly';
import { findLive } from '../queries/lives';
import { relayUrl } from './relayUrl';

const START_TIMEOUT_MS = 5000;
/** A segment of a live stream is asked for by everybody within seconds, and by nobody later. */
const SEGMENT_CACHE = 'public, max-age=60';

/** What streams are made of, beside what editors may upload. */
const TYPES: Readonly<Record<string, string>> = {
  ...MIME_BY_EXTENSION,
  m4s: 'video/mp4',
  aac: 'audio/aac',
};

const refusal = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Redirects are not followed: they would lead where no editor has pointed to. */
async function fetchPart(url: URL, { method, headers }: Request): Promise<Response | null> {
  const range = headers.get('range');
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), START_TIMEOUT_MS);
  try {
    return await fetch(url, {
      method,
      headers: range ? { range } : {},
      redirect: 'error',
      cache: 'no-store',
      signal: slow.signal,
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function toAnswer(upstream: Response, type: string, isPlaylist: boolean): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': isPlaylist ? 'no-store' : SEGMENT_CACHE,
    'x-content-type-options': 'nosniff',
  });
  const range = upstream.headers.get('content-range');
  if (range) headers.set('content-range', range);
  return new Response(upstream.body, { status: upstream.status, headers });
}

/** A part of a stream on another host, so that visitors ask nobody but our own site. */
export async function relayLive(id: number, path: readonly string[], request: Request) {
  const live = await briefly(`relay ${id}`, () => findLive(id));
  const url = live && !live.file ? relayUrl(live.uri ?? '', path) : null;
  const extension = toExtension(path.at(-1) ?? '');
  const type = TYPES[extension];
  if (!url || !type) return refusal(404);
  const upstream = await fetchPart(url, request);
  if (upstream?.status === 200 || upstream?.status === 206) {
    return toAnswer(upstream, type, extension === 'm3u8');
  }
  await upstream?.body?.cancel();
  return refusal(upstream?.status === 404 ? 404 : 502);
}
