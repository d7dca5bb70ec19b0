import { decoded } from '@/lib/decoded';

const SAFE_PART = /^(?!\.)[^/\\%?#\u0000-\u001f\u007f]{1,200}$/;

const isStream = ({ protocol, pathname }: URL) =>
  protocol === 'https:' && pathname.endsWith('.m3u8');

const streamOf = (uri: string): URL | null => {
  const url = URL.canParse(uri) ? new URL(uri) : null;
  return url && isStream(url) ? url : null;
};

const lastPart = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf('/') + 1);

/** The relayed path of a stream on another host; null when the address is not a stream's. */
export function relayPath(id: number, uri: string): string | null {
  const url = streamOf(uri);
  return url && `/video/live/${id}/${lastPart(url)}`;
}

/** The file behind `/video/live/ID/PATH`: beside or below the stream's playlist. */
export function relayUrl(uri: string, path: readonly string[]): URL | null {
  const stream = streamOf(uri);
  if (!stream || path.length === 0 || !path.every((part) => SAFE_PART.test(part))) return null;
  const url = new URL(path.map(encodeURIComponent).join('/'), new URL('.', stream));
  // The stream's own playlist, and it alone, is asked for as the editor wrote it: with the query.
  return decoded(url.pathname) === decoded(stream.pathname) ? stream : url;
}
