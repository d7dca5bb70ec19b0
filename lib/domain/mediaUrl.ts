/** Makes a path of the wire one that the browser may load. Mappers take it as a parameter. */
export type UrlOf = (path: string) => string;

const MEDIA_PATH = /^\/(?:download|video)\/[^/]/;
const UNSAFE = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|[\\\u0000-\u001f\u007f]/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const withoutBase = (path: string, imageBase: string) =>
  imageBase && path.startsWith(`${imageBase}/`) ? path.slice(imageBase.length) : path;

/**
 * `/download/…` and `/video/…` on our own host, or ''. The browser never loads from another host, so an absolute
 * address counts only below the image base; a bare file name is taken to lie in `/download`. A query is cut off: the
 * file's name alone says which file it is.
 */
export function mediaUrl(path: string, imageBase: string): string {
  const [local = ''] = withoutBase(path.trim(), imageBase).split(/[?#]/);
  if (!local || UNSAFE.test(local) || HAS_SCHEME.test(local)) return '';
  if (local.startsWith('/')) return MEDIA_PATH.test(local) ? local : '';
  const rooted = `/${local}`;
  return MEDIA_PATH.test(rooted) ? rooted : `/download${rooted}`;
}
