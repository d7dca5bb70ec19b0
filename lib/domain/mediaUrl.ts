/** Turns a path of the contract into one that the browser may load. Mappers get it as a parameter. */
export type UrlOf = (path: string) => string;

const MEDIA_PATH = /^\/(?:download|video)\/[^/]/;
const UNSAFE = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|[\\\u0000-\u001f\u007f]/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const withoutBase = (path: string, imageBase: string) =>
  imageBase && path.startsWith(`${imageBase}/`) ? path.slice(imageBase.length) : path;

/**
 * `/download/…` and `/video/…` on our own host, or ''. The browser loads from no other host, so an absolute address is
 * accepted only below the image base. A bare file name is looked for in `/download`. A query is dropped: the file name
 * alone identifies the file.
 */
export function mediaUrl(path: string, imageBase: string): string {
  const [local = ''] = withoutBase(path.trim(), imageBase).split(/[?#]/);
  if (!local || UNSAFE.test(local) || HAS_SCHEME.test(local)) return '';
  if (local.startsWith('/')) return MEDIA_PATH.test(local) ? local : '';
  const rooted = `/${local}`;
  return MEDIA_PATH.test(rooted) ? rooted : `/download${rooted}`;
}
