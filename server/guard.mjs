import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { IN_ANY_FRAME, SCRIPTLESS_POLICY } from '../lib/cache/policy.mjs';
import { pageFreshness } from '../lib/freshness.mjs';
import { MEDIA_LENGTH } from './mediaLength.mjs';
import { requestScope } from './requestScope.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ url?: string, failure?: string, isAbsent?: boolean }} Scope
 * @typedef {(kind: 'unavailable' | 'failed' | 'tooMany', url: string) => string} ErrorPage
 * @typedef {(request: Request) => Promise<Request | null>} LastCopy
 */

const POLICY = 'content-security-policy';
const OK = 200;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 30;
/** As the limits of lib/api/visitorLimits.ts count. */
const A_MINUTE_SECONDS = 60;
/** Next reports an error beside its answer, not before it: long enough for the report to arrive. */
const REPORT_WAIT_MS = 25;
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'date'];
const OF_THE_FAILED_PAGE = ['content-encoding', 'content-length', 'etag', 'link', 'x-nextjs-cache'];

/** Types that a browser shows as a document. Not PDF: Chromium shows it with a plug-in, which the policy forbids. */
const DOCUMENT =
  /^(?:text\/(?!css|javascript|x-component)|application\/(?!javascript|pdf)|image\/svg)/;

/** @param {string} type */
export const isDocument = (type) => DOCUMENT.test(type);

/** Where an error page's link leads: `request.url` is the page's own address by then (place.mjs). @param {Scope} scope */
const addressIn = ({ url }) => url ?? '/';

const typeOf = (response) => String(response.getHeader('content-type') ?? '');

/** @param {Response} response */
export const isHtml = (response) => typeOf(response).startsWith('text/html');

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Scope} scope
 * @param {{ errorPage: ErrorPage, lastCopy: LastCopy }} by
 */
async function sendErrorPage(request, response, scope, { errorPage, lastCopy }) {
  if (!scope.failure) await wait(REPORT_WAIT_MS);
  if (scope.failure === 'too.many') {
    response.setHeader('retry-after', A_MINUTE_SECONDS);
    return sendTooMany(request, response, scope, errorPage);
  }
  const isDown = scope.failure === 'net.error';
  // Whatever is wrong with asking for one: there is a page to send.
  const copy = isDown ? await wholeCopy(request, lastCopy).catch(() => null) : null;
  if (copy) return sendCopy(response, copy);
  if (isDown) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  const [kind, status] = isDown ? ['unavailable', UNAVAILABLE] : ['failed', SERVER_ERROR];
  sendPage(request, response, { status, html: errorPage(kind, addressIn(scope)) });
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Scope} scope
 * @param {ErrorPage} errorPage
 */
function sendTooMany(request, response, scope, errorPage) {
  const html = errorPage('tooMany', addressIn(scope));
  sendPage(request, response, { status: TOO_MANY, html });
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ status: number, html: string }} page
 */
function sendPage(request, response, { status, html }) {
  for (const name of OF_THE_FAILED_PAGE) response.removeHeader(name);
  response.writeHead(status, {
    [POLICY]: SCRIPTLESS_POLICY,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/**
 * Read before it is sent: a slow visitor would have it cut off, and the failed page's compressor keeps each `drain` for itself.
 * @param {Request} request
 * @param {LastCopy} lastCopy
 */
async function wholeCopy(request, lastCopy) {
  const copy = await lastCopy(request);
  return copy && { status: copy.statusCode ?? 0, headers: copy.headers, body: await buffer(copy) };
}

/**
 * As it came, but under the name of this request.
 * @param {Response} response
 * @param {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} copy
 */
function sendCopy(response, { status, headers, body }) {
  for (const name of OF_THE_FAILED_PAGE) response.removeHeader(name);
  for (const name of [...OF_THE_CONNECTION, 'x-request-id']) delete headers[name];
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Whether it is Next's own error page, or the line that it sends when even that fails. Other failures (of media, of `/api`, of pages
 * for frames) are our own answers and stay.
 * @param {Request} request
 * @param {Response} response
 */
function isFailedPage(request, response, status) {
  if (isForFrames(response)) return false;
  if (isTooMany(request, status)) return true;
  if (status < SERVER_ERROR) return false;
  if (isHtml(response)) return true;
  return status === SERVER_ERROR && readsPages(request);
}

const readsPages = (request) => String(request.headers.accept).includes('text/html');

/** Browsers get a page; scripts and picture viewers the status only. */
const isTooMany = (request, status) => status === TOO_MANY && readsPages(request);

/** Sets the headers given to `writeHead`, so that they are checked like the others. */
function setHeaders(response, headers) {
  if (typeof headers !== 'object' || Array.isArray(headers)) return;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/**
 * Next drops a route's content-length, which players need: lib/api/mediaProxy.ts sends it under another name.
 * @param {Response} response
 */
function restoreLength(response) {
  const length = response.getHeader(MEDIA_LENGTH);
  if (length === undefined) return;
  response.removeHeader(MEDIA_LENGTH);
  if (!response.hasHeader('content-encoding')) response.setHeader('content-length', length);
}

/** @param {Response} response */
const isForFrames = (response) => String(response.getHeader(POLICY)).endsWith(IN_ANY_FRAME);

/**
 * The other headers follow the policy: also a frame that gives its page no origin, or asks for proof, may show it.
 * @param {Response} response
 */
function openToFrames(response) {
  if (!isForFrames(response)) return;
  response.removeHeader('x-frame-options');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
}

/** @param {Response} response */
function shortenFreshness(response) {
  const given = response.getHeader('cache-control');
  if (given === undefined) return;
  const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
  response.setHeader('cache-control', pageFreshness(String(given), isStale));
}

/**
 * Checks each answer before it is sent (docs/decisions/0003): a failed page becomes our own error page, 503 when a service is
 * down (or its last copy, if there is one), 429 when the visitor has had too many made, and 500 otherwise, and a refusal for too many
 * requests becomes a page too; a page that found nothing to show is a 404; a document without a content security policy gets one that allows no script; each 503 tells when to ask again (the framework's of a picture doesn't).
 * @param {ErrorPage} errorPage
 * @param {LastCopy} [lastCopy]
 * @returns {(request: Request, response: Response, scope: Scope) => void}
 */
export const guardAnswers =
  (errorPage, lastCopy = async () => null) =>
  (request, response, scope) => {
    const { writeHead, write, end } = response;
    let isReplaced;
    let asked;

    function look(status = response.statusCode) {
      if (isReplaced !== undefined || response.headersSent) return isReplaced;
      asked = status;
      restoreLength(response);
      shortenFreshness(response);
      if (status === UNAVAILABLE && !response.hasHeader('retry-after')) {
        response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      }
      isReplaced = isFailedPage(request, response, status);
      if (isDocument(typeOf(response)) && !response.hasHeader(POLICY)) {
        response.setHeader(POLICY, SCRIPTLESS_POLICY);
      }
      openToFrames(response);
      return isReplaced;
    }

    response.writeHead = (given, ...rest) => {
      setHeaders(response, rest.at(-1));
      // Noted by lib/cache/absent.ts.
      const status = scope.isAbsent && given === OK && isHtml(response) ? NOT_FOUND : given;
      return look(status) ? response : writeHead.call(response, status, ...rest);
    };
    response.write = (...chunk) => (look() ? true : write.apply(response, chunk));
    response.end = (...chunk) => {
      if (!look()) return end.apply(response, chunk);
      Object.assign(response, { writeHead, write, end });
      if (asked === TOO_MANY) {
        sendTooMany(request, response, scope, errorPage);
      } else {
        sendErrorPage(request, response, scope, { errorPage, lastCopy }).catch((error) => {
          // eslint-disable-next-line no-console -- instrumentation.ts makes a line of the log of it
          console.error(error);
          // Nobody waits for what never comes.
          response.destroy();
        });
      }
      return response;
    };
  };

/**
 * Runs `handle` with a scope in which instrumentation.ts notes a failure.
 * @param {(request: Request, response: Response, scope: Scope) => unknown} handle
 * @returns {(request: Request, response: Response) => unknown}
 */
export const inScope = (handle) => (request, response) => {
  const scope = {};
  return requestScope.run(scope, () => handle(request, response, scope));
};
