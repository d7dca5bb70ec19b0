import { randomBytes } from 'node:crypto';

/** The name under which the website visits itself: it is no address, so it is nobody else's, and no limit counts it. */
export const OWN_VISITOR = 'own';

const HEADER = 'x-own-visitor';

/** What no try will change: there is no such page or picture (any more). @param {{ status: number }} answer */
export const isFinal = ({ status }) => status >= 300 && status < 500 && status !== 429;

/**
 * Tells the website's own visits from all others by a secret that this process and those it starts know.
 * @param {(request: import('node:http').IncomingMessage) => string} visitorOf
 */
export function ownVisitor(visitorOf) {
  const secret = randomBytes(16).toString('hex');
  return {
    /** What an own visit bears. */
    headers: { [HEADER]: secret },
    /** @type {typeof visitorOf} */
    visitorOf: (request) => (request.headers[HEADER] === secret ? OWN_VISITOR : visitorOf(request)),
  };
}
