/**
 * Next takes `performance.timeOrigin + performance.now()` for the time of day. That is the clock of the start, which goes on though the
 * machine slept or its clock was set; what it compares it with has `Date.now()`. Whole milliseconds, as there: it is never before it.
 */
export const keepOneClock = () =>
  Object.defineProperty(performance, 'timeOrigin', {
    get: () => Date.now() - Math.floor(performance.now()),
    configurable: true,
  });
