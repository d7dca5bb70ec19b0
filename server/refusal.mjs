import { FIXED_HEADERS } from './securityHeaders.mjs';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const NOT_ALLOWED = 405;
const TOO_LONG = 414;

/** Longer than any address of ours, with all countries in it: nothing is to be read of it, logged or looked up. */
const LONGEST_ADDRESS = 8192;

/** A form or a script posts to `/api` alone, whose routes look at the method themselves. */
const READING = ['GET', 'HEAD'];
const isService = (path) => path.startsWith('/api/');

/** A path whose escapes are broken is no page's, and would make the router throw. @param {string} url */
export function isReadable(url) {
  if (!url.includes('%')) return url.length > 0;
  try {
    return decodeURI(url.split('?')[0]).length > 0;
  } catch {
    return false;
  }
}

/**
 * What a request is refused with before the framework sees it; null lets it in.
 * @param {(path: string) => boolean} isKnown
 * @returns {(request: { url?: string, method?: string }) => { status: number, headers?: Record<string, string> } | null}
 */
export const refusalBy =
  (isKnown) =>
  ({ url = '', method = '' }) => {
    if (url.length > LONGEST_ADDRESS) return { status: TOO_LONG };
    const path = url.split('?', 1)[0];
    if (!path.startsWith('/') || !isReadable(path)) return { status: BAD_REQUEST };
    if (!isService(path) && !READING.includes(method)) {
      return { status: NOT_ALLOWED, headers: { allow: READING.join(', ') } };
    }
    return isKnown(path) ? null : { status: NOT_FOUND };
  };

/**
 * Answers what the framework never sees: its fixed headers don't come by themselves.
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, headers?: Record<string, string | number> }} refusal
 */
export function refuse(response, { status, headers }) {
  for (const { key, value } of FIXED_HEADERS) response.setHeader(key, value);
  response.writeHead(status, { 'content-length': 0, ...headers }).end();
}
