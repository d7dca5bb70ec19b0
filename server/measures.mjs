const KEY = Symbol.for('oneWorldOneFuture.measures');

/**
 * Where the pages and the entry, which are bundled apart, tell what is counted. Undefined unless METRICS_PORT is set.
 * @typedef {{
 *   call: (call: string, outcome: string, seconds: number) => void,
 *   favourite: (result: string) => void,
 *   picture: (format: string, seconds: number) => void,
 * }} Measures
 * @returns {Measures | undefined}
 */
export const measures = () => globalThis[KEY];

/** @param {Measures} given */
export const setMeasures = (given) => (globalThis[KEY] = given);

/** Seconds since a `performance.now()`. @param {number} start */
export const secondsSince = (start) => (performance.now() - start) / 1000;
