/** What is told to browsers and shared caches, so that nobody goes on showing what was withdrawn (docs/decisions/0023). */

/** A picture, a film, a preview card: a browser has it for a visit, a shared cache for seconds; then 304, or 404. */
export const WITHDRAWABLE = 'public, max-age=600, s-maxage=10, stale-if-error=86400';

/** Of a preview card that was drawn before (RFC 9211). */
export const CARD_IS_KEPT = 'cards; hit';

/** Texts that are made of what is published now. */
export const BRIEF = 'public, max-age=10, stale-if-error=86400';

/** A page: asked for at each visit. */
const PAGE = 'public, max-age=0, s-maxage=10, stale-if-error=86400';

/** What Next says of a page that it keeps: to be shown for a year while it is made anew. */
const OF_A_KEPT_PAGE = /^s-maxage=\d+, stale-while-revalidate=\d+$/;

/** @param {string} given */
export const pageFreshness = (given) => (OF_A_KEPT_PAGE.test(given) ? PAGE : given);

const LONGEST_SECONDS = 600;
const AGES = /(?:s-maxage|max-age|stale-while-revalidate)=(\d{1,12})/g;

/**
 * What another host, or Next, says of a file of the storage, cut to what we answer for.
 * @param {string} given
 */
export const fileFreshness = (given) =>
  [...given.matchAll(AGES)].some(([, seconds]) => Number(seconds) > LONGEST_SECONDS)
    ? WITHDRAWABLE
    : given;
