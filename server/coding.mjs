import Negotiator from 'negotiator';

/** The codings that we offer, the smallest first. */
const OFFERED = ['br', 'gzip', 'identity'];
const RATHER = ['br', 'gzip'];

/**
 * The coding for a visitor who sends this `Accept-Encoding`.
 * @param {string | undefined} accepted
 * @returns {'br' | 'gzip' | 'identity'}
 */
export const codingOf = (accepted = '') =>
  new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(OFFERED, {
    preferred: RATHER,
  }) ?? 'identity';
