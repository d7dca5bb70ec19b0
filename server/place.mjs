const KEY = Symbol.for('oneWorldOneFuture.keptPlace');

/** middleware.ts is not asked when a request says this. From outside nobody can (frameworkHeaders.mjs). */
const PLACED = 'x-placed';

/**
 * Hands a page that is kept for all to the framework as made at its place, by lib/keptPlace.ts, which instrumentation.ts lays ready
 * when the framework starts: the same rule as the middleware's, without the way through it, which costs more than to answer.
 *
 * The framework takes the address apart before anything else, at once, and tells the page `request.url` later: so the one may
 * be where the page is made, and the other what the visitor asked for, just as after a rewrite of the middleware's.
 * tests/e2e/answers.spec.ts tells when that is no longer so.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 */
export const atItsPlace = (handle) => async (request, response) => {
  const { url, headers } = request;
  // The router in the browser wants to hear of a rewrite from the framework.
  const asked = !headers.rsc && (await globalThis[KEY]?.(url, headers));
  if (!asked) return handle(request, response);
  headers[PLACED] = '1';
  request.url = asked;
  const answered = handle(request, response);
  request.url = url;
  return answered;
};
