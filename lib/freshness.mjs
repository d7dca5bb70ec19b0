/** Cache-Control values that stop withdrawn content from being shown by browsers and shared caches (docs/decisions/0023). */

/**
 * A shared cache answers for 2 s, and for 2 s more while it revalidates in the background; nginx counts whole seconds, so it may be
 * 5 s. The CMS's note takes at most 4.3 s, when a CMS is killed: after 10 s nothing old is shown. While no website answers, it may
 * show what it has.
 */
const IF_ERROR = 'stale-if-error=86400';
const SHARED = `s-maxage=2, stale-while-revalidate=2, ${IF_ERROR}`;

/**
 * Pictures, films, preview cards: cached by a browser for 10 minutes; then revalidated: 304 or 404. By a shared cache for 2 s, as
 * the website remembers for 2.5 s and the CMS for 4 s whether a file is published.
 */
export const WITHDRAWABLE = 'public, max-age=600, s-maxage=2, stale-if-error=86400';

/** Of a preview card that was drawn before (RFC 9211). */
export const CARD_IS_KEPT = 'cards; hit';

/** Generated text: feeds, sitemaps, JSON documents. */
export const BRIEF = `public, max-age=2, ${SHARED}`;

/** Pages: browsers revalidate them at each visit. */
const PAGE = `public, max-age=0, ${SHARED}`;

/** A page that is being rendered again: nobody waits, and soon after the new one is there. */
const STALE_PAGE = `public, max-age=0, s-maxage=1, stale-while-revalidate=1, ${IF_ERROR}`;

/** The value that Next sets on a cached page, which would let proxies serve it stale for a year. */
const OF_A_KEPT_PAGE = /^s-maxage=\d+, stale-while-revalidate=\d+$/;

/** @param {string} given @param {boolean} [isStale] */
export function pageFreshness(given, isStale = false) {
  if (!OF_A_KEPT_PAGE.test(given)) return given;
  return isStale ? STALE_PAGE : PAGE;
}

const LONGEST_SECONDS = 600;
const AGES = /(?:s-maxage|max-age|stale-while-revalidate)=(\d{1,12})/g;

/**
 * The Cache-Control of a file from the storage or from Next; one that caches for too long is replaced.
 * @param {string} given
 */
export const fileFreshness = (given) =>
  [...given.matchAll(AGES)].some(([, seconds]) => Number(seconds) > LONGEST_SECONDS)
    ? WITHDRAWABLE
    : given;

const A_DAY_MS = 24 * 60 * 60_000;

/**
 * Nothing that a website keeps is given to anybody when it is older, so that what was withdrawn before needs no memory. The CMS
 * keeps its notes for as long: whatever a website that was away still has, it hears of.
 */
export const LONGEST_LIFE_MS = 30 * A_DAY_MS;
