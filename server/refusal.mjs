import { isOpen, setFixedHeaders } from './securityHeaders.mjs';

const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const NOT_ALLOWED = 405;
const TOO_LONG = 414;

/** Longer than any address of ours, one with all countries in it included. */
const LONGEST_ADDRESS = 8192;

/** As long as a redirect to it may be, which escapes all that can be: its header must fit into nginx's buffer (deploy/nginx/http.conf). */
const escapedLength = (url) =>
  url.replace(/%[\da-f]{2}|[^\w.-]/gi, (part) => {
    if (part.length > 1) return part;
    return part < '\x80' ? '%00' : '%00%00';
  }).length;

/** Forms and scripts post to `/api` only, whose routes check the method themselves. */
const READING = ['GET', 'HEAD'];
const isService = (path) => path.startsWith('/api/');

/**
 * For a browser that asks whether a script of another site may send headers of its own, such as the `Accept` with a profile of a IIIF
 * viewer. `setFixedHeaders` adds who may ask.
 */
const MAY_READ = {
  status: NO_CONTENT,
  headers: {
    'access-control-allow-methods': READING.join(', '),
    'access-control-allow-headers': 'Accept, Range',
    'access-control-max-age': '86400',
  },
};

/** A path with broken escapes would make the router throw. @param {string} url */
export function isReadable(url) {
  if (!url.includes('%')) return url.length > 0;
  try {
    return decodeURI(url.split('?')[0]).length > 0;
  } catch {
    return false;
  }
}

/**
 * The answer to a request that the framework need not see, mostly a refusal; null lets it in.
 * @param {(path: string) => boolean} isKnown
 * @returns {(request: { url?: string, method?: string }) => { status: number, headers?: Record<string, string> } | null}
 */
export const refusalBy =
  (isKnown) =>
  ({ url = '', method = '' }) => {
    if (escapedLength(url) > LONGEST_ADDRESS) return { status: TOO_LONG };
    const path = url.split('?', 1)[0];
    if (!path.startsWith('/') || !isReadable(path)) return { status: BAD_REQUEST };
    if (method === 'OPTIONS' && isOpen(url)) return MAY_READ;
    if (!isService(path) && !READING.includes(method)) {
      return { status: NOT_ALLOWED, headers: { allow: READING.join(', ') } };
    }
    // Next can't make a request of it for a route.
    if (method === 'TRACE') return { status: NOT_ALLOWED };
    return isKnown(path) ? null : { status: NOT_FOUND };
  };

/**
 * Sends a refusal, with the headers that any answer at this address has.
 * @param {{ url?: string }} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, headers?: Record<string, string | number> }} refusal
 */
export function refuse({ url = '' }, response, { status, headers }) {
  setFixedHeaders(url, response);
  if (status !== NO_CONTENT) response.setHeader('content-length', 0);
  response.writeHead(status, headers).end();
}
