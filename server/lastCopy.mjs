import http from 'node:http';
import { declareAway } from '../lib/cache/reachable.mjs';
import { isAtItsPlace } from './place.mjs';
import { OWN_VISITOR } from './ownVisitor.mjs';

/** A copy is there at once, or not at all: longer only where the processor is busy. */
const WAIT_MS = 2000;
const OK = 200;

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
  // Whoever has the copy already, a shared cache too, gets it as well: "not modified" is of no use here.
  const { 'if-none-match': _, 'if-modified-since': __, ...headers } = request.headers;
  declareAway();
  return new Promise((resolve) => {
    const options = { method, headers: { ...headers, ...own.headers }, agent: false };
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
