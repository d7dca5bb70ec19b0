/**
 * Next takes `performance.timeOrigin + performance.now()` for the time of day: the clock as it was at the start, which hears nothing of
 * a suspend or of a clock that is set. The times with which it compares that are of `Date.now()`. Whole milliseconds, as there, so that
 * it is never before them.
 */
export const keepOneClock = () =>
  Object.defineProperty(performance, 'timeOrigin', {
    get: () => Date.now() - Math.floor(performance.now()),
    configurable: true,
  });
