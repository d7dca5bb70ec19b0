import Negotiator from 'negotiator';

/** What we offer, the smaller first. */
const OFFERED = ['br', 'gzip', 'identity'];
const RATHER = ['br', 'gzip'];

/**
 * How a text is sent to who says this in `Accept-Encoding`.
 * @param {string | undefined} accepted
 * @returns {'br' | 'gzip' | 'identity'}
 */
export const codingOf = (accepted = '') =>
  new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(OFFERED, {
    preferred: RATHER,
  }) ?? 'identity';
