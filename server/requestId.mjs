import { randomUUID } from 'node:crypto';
import { isProxyBy } from './visitorAddress.mjs';

export const REQUEST_ID = 'x-request-id';
export const REQUEST_ID_FORM = /^[\w-]{8,64}$/;

/** By which a trace goes on (W3C Trace Context). From a stranger they would choose what is recorded. */
export const OF_A_TRACE = ['traceparent', 'tracestate', 'baggage'];

/** @param {unknown} given */
export const requestIdOf = (given) =>
  typeof given === 'string' && REQUEST_ID_FORM.test(given) ? given : randomUUID();

/**
 * By which a request is found again in the logs of the proxy and of both programs (docs/decisions/0036): the one that a proxy of
 * ours gave it, else a new one. What anybody else says of it, and of traces, goes.
 * @param {import('node:net').BlockList} proxies
 * @returns {(request: import('node:http').IncomingMessage) => string}
 */
export function requestIdBy(proxies) {
  const isProxy = isProxyBy(proxies);
  return ({ headers, socket }) => {
    const isTold = REQUEST_ID in headers || OF_A_TRACE.some((name) => name in headers);
    if (isTold && !isProxy(socket)) {
      for (const name of [REQUEST_ID, ...OF_A_TRACE]) delete headers[name];
    }
    return (headers[REQUEST_ID] = requestIdOf(headers[REQUEST_ID]));
  };
}
