/** More than what clocks differ by. */
const MOST_AHEAD_MS = 60_000;

/**
 * The clock was ahead when it was kept, and has been set back: no change would ever be later than that.
 * @param {number} lastModified
 */
export const isOfTheFuture = (lastModified, now = Date.now()) => lastModified > now + MOST_AHEAD_MS;

/**
 * When each tag was named, for the same reason never later than that moment.
 * @param {Record<string, number>} times
 * @returns {Record<string, number>}
 */
export const untilNow = (times, now) =>
  Object.fromEntries(Object.entries(times).map(([name, at]) => [name, Math.min(at, now)]));
