import http from 'node:http';
import { declareAway } from '../lib/cache/reachable.mjs';
import { isAtItsPlace } from './place.mjs';
import { OWN_VISITOR } from './ownVisitor.mjs';
import { OF_A_TRACE, REQUEST_ID } from './requestId.mjs';

/** A copy is there at once, or not at all: longer only where the processor is busy. */
const WAIT_MS = 2000;
const OK = 200;

/**
 * What a kept page goes by (the framework streams a page's head to whoever names no program), and what the visit is known by in the
 * log. Of the rest nothing is passed on: some headers can't be sent with this request, as `Trailer`, or promise a body. Nor are tags
 * and dates: whoever has the copy already, a shared cache too, gets it as well, as "not modified" is of no use here.
 */
const PASSED_ON = ['host', 'accept', 'accept-encoding', 'user-agent', REQUEST_ID, ...OF_A_TRACE];

/** @param {http.IncomingHttpHeaders} headers */
const passedOn = (headers) =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );

/**
 * For a kept page whose rendering failed because a service is down: visits it once more, as services that are away let the last copy
 * be given again (lib/cache/policyHandler.mjs). What was withdrawn isn't, and of an unknown page there is none: null.
 * @param {string} origin our own
 * @param {{ headers: Record<string, string>, visitorOf: (request: http.IncomingMessage) => string }} own
 * @returns {(request: http.IncomingMessage) => Promise<http.IncomingMessage | null>}
 */
export const lastCopyAt = (origin, own) => (request) => {
  const { method, url } = request;
  if (!isAtItsPlace(request) || own.visitorOf(request) === OWN_VISITOR)
    return Promise.resolve(null);
  declareAway();
  return new Promise((resolve) => {
    const headers = { ...passedOn(request.headers), ...own.headers };
    const options = { method, headers, agent: false };
    const asked = http.request(origin + url, { ...options, timeout: WAIT_MS }, (answer) => {
      if (answer.statusCode === OK) return resolve(answer);
      answer.resume();
      resolve(null);
    });
    asked.on('error', () => resolve(null));
    asked.on('timeout', () => asked.destroy(new Error('no copy')));
    asked.end();
  });
};
