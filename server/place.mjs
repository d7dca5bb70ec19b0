import { oneForAll } from '../lib/oneForAll.mjs';

/** A request with this header skips middleware.ts. Visitors can't send it (frameworkHeaders.mjs). */
const PLACED = 'x-placed';

/** Whether it asks for a kept page. @param {import('node:http').IncomingMessage} request */
export const isAtItsPlace = ({ headers }) => headers[PLACED] !== undefined;

/** @typedef {(url: string, headers: import('node:http').IncomingHttpHeaders) => Promise<string | null>} KeptPlace */

/** @type {{ keptPlace?: KeptPlace }} */
const rule = oneForAll('keptPlace', () => ({}));

/** @param {KeptPlace} keptPlace */
export function setKeptPlace(keptPlace) {
  rule.keptPlace = keptPlace;
}

/**
 * Rewrites the request for a kept page to its inner path without the middleware, which would cost more than the answer. The rule is
 * the middleware's own (lib/keptPlace.ts), set by instrumentation.ts when the framework starts.
 *
 * The framework parses the address synchronously, and gives the page `request.url` later: so the first may be the inner path and
 * the second the visitor's address, as after a rewrite by the middleware. tests/e2e/answers.spec.ts fails when that changes.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 */
export const atItsPlace = (handle) => async (request, response) => {
  const { url, headers } = request;
  // The browser's router needs the framework's own headers of a rewrite.
  const asked = !headers.rsc && (await rule.keptPlace?.(url, headers));
  if (!asked) return handle(request, response);
  headers[PLACED] = '1';
  request.url = asked;
  const answered = handle(request, response);
  request.url = url;
  return answered;
};
