import { oneForAll } from '../lib/oneForAll.mjs';

/** A request with this header skips middleware.ts. Visitors can't send it (frameworkHeaders.mjs). */
const PLACED = 'x-placed';

/** Whether it asks for a kept page. @param {import('node:http').IncomingMessage} request */
export const isAtItsPlace = ({ headers }) => headers[PLACED] !== undefined;

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */
/**
 * @typedef {{
 *   keptPlace: (url: string, headers: Headers) => Promise<string | null>,
 *   ownAddress: (url: string, headers: Headers) => string | null,
 * }} Rule
 */

/** @type {Partial<Rule>} */
const rule = oneForAll('keptPlace', () => ({}));

/** @param {Rule} given */
export function setRule({ keptPlace, ownAddress }) {
  Object.assign(rule, { keptPlace, ownAddress });
}

/** The parameter of the framework's router. With a value the framework has parsed it; without one it looks for it in `request.url`. */
const BARE_PARAMETER = /[?&](_rsc=?)(?:&|$)/;

/**
 * The address that the page is given. A kept page's has nothing of the visitor's.
 * @param {string} url
 * @param {Headers} headers
 */
function givenAddress(url, headers) {
  const own = rule.ownAddress?.(url, headers);
  if (!own) return url;
  const [, bare] = (headers.rsc && BARE_PARAMETER.exec(url)) || [];
  return bare ? `${own}${own.includes('?') ? '&' : '?'}${bare}` : own;
}

/**
 * Rewrites the request for a kept page to its inner path without the middleware, which would cost more than the answer. The rule is
 * the middleware's own (lib/keptPlace.ts), set by instrumentation.ts when the framework starts.
 *
 * The framework parses the address synchronously, and gives the page `request.url` later: so the first may be the inner path, or the
 * visitor's whole address for the middleware, and the second the page's own (docs/decisions/0021). tests/e2e/answers.spec.ts fails
 * when that changes.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 */
export const atItsPlace = (handle) => async (request, response) => {
  const { url, headers } = request;
  // The browser's router needs the framework's own headers of a rewrite.
  const asked = !headers.rsc && (await rule.keptPlace?.(url, headers));
  // A kept page's address without a query is its own.
  const given = asked && !url.includes('?') ? url : givenAddress(url, headers);
  if (asked) {
    headers[PLACED] = '1';
    request.url = asked;
  }
  const answered = handle(request, response);
  request.url = given;
  return answered;
};
