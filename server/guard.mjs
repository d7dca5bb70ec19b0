import { setTimeout as wait } from 'node:timers/promises';
import { SCRIPTLESS_POLICY } from '../lib/cache/policy.mjs';
import { requestScope } from './requestScope.mjs';

const POLICY = 'content-security-policy';
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 30;
/** Next reports an error beside its answer, not before it: long enough for the report to arrive. */
const REPORT_WAIT_MS = 25;

const isHtml = (response) => String(response.getHeader('content-type')).startsWith('text/html');

/**
 * The last look at an answer before it leaves (docs/decisions/0003): a failed page becomes our own page, 503 when a
 * service is down and 500 when we are to blame; a page without a content security policy gets one that runs nothing.
 */
export function guardAnswers(errorPage) {
  return function guard(request, response, scope) {
    const { writeHead, write, end } = response;
    let isReplaced;

    function look(status = response.statusCode) {
      if (isReplaced !== undefined || response.headersSent) return isReplaced;
      isReplaced = status >= SERVER_ERROR && isHtml(response);
      if (isHtml(response) && !response.hasHeader(POLICY)) {
        response.setHeader(POLICY, SCRIPTLESS_POLICY);
      }
      return isReplaced;
    }

    async function replace() {
      if (!scope.failure) await wait(REPORT_WAIT_MS);
      const isDown = scope.failure === 'net.error';
      const html = errorPage(isDown ? 'unavailable' : 'failed', request.url);
      response.statusCode = isDown ? UNAVAILABLE : SERVER_ERROR;
      for (const name of ['content-encoding', 'etag', 'link', 'x-nextjs-cache']) {
        response.removeHeader(name);
      }
      response.setHeader(POLICY, SCRIPTLESS_POLICY);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(html));
      response.setHeader('cache-control', 'no-store');
      if (isDown) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      Object.assign(response, { writeHead, write, end });
      response.end(request.method === 'HEAD' ? undefined : html);
    }

    response.writeHead = (status, ...rest) => {
      if (look(status)) return response;
      return writeHead.call(response, status, ...rest);
    };
    response.write = (...chunk) => (look() ? true : write.apply(response, chunk));
    response.end = (...chunk) => {
      if (!look()) return end.apply(response, chunk);
      void replace();
      return response;
    };
  };
}

/** Runs `handle` with a scope in which instrumentation.ts notes a failure. */
export const inScope = (handle) => (request, response) => {
  const scope = {};
  return requestScope.run(scope, () => handle(request, response, scope));
};
