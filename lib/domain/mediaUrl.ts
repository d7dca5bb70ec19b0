import { decoded } from '@/lib/decoded';

/** Turns a path of the contract into one that the browser may load. Mappers get it as a parameter. */
export type UrlOf = (path: string) => string;

const IN_MEDIA = /^\/(?:download|video)\//;
/** No deeper than server/pictureAddress.mjs takes it. */
const MEDIA_PATH = /^\/(?:download|video)\/[^/]+(?:\/[^/]*){0,9}$/;
/** What is longer is not looked at. */
const MOST_NAMES = 12;
const UNSAFE = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|[\\\u0000-\u001f\u007f]/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** What a name without escapes can't have: it would be another path, or none that server/pictureAddress.mjs takes. */
const NEEDS_ESCAPES = /[/\\?#%\p{C}]|^\s|\s$/u;

/** A name of a file or folder without escapes, if it can be written so: the site escapes names where it asks for them. */
function unescaped(name: string): string {
  const text = decoded(name);
  return NEEDS_ESCAPES.test(text) ? name : text;
}

const withoutBase = (path: string, imageBase: string) =>
  imageBase && path.startsWith(`${imageBase}/`) ? path.slice(imageBase.length) : path;

/**
 * `/download/…` and `/video/…` on our own host, or ''. The browser loads from no other host, so an absolute address is
 * accepted only below the image base. A bare file name is looked for in `/download`. A query is dropped: the file name
 * alone identifies the file.
 */
export function mediaUrl(path: string, imageBase: string): string {
  const [written = ''] = withoutBase(path.trim(), imageBase).split(/[?#]/);
  const names = written.split('/', MOST_NAMES + 1);
  if (names.length > MOST_NAMES) return '';
  const local = names.map(unescaped).join('/');
  if (!local || UNSAFE.test(local) || HAS_SCHEME.test(written)) return '';
  const rooted = local.startsWith('/') ? local : `/${local}`;
  const url = rooted === local || IN_MEDIA.test(rooted) ? rooted : `/download${rooted}`;
  return MEDIA_PATH.test(url) ? url : '';
}
