import { oneForAll } from '../lib/oneForAll.mjs';

/**
 * What the pages and the entry, which are bundled apart, tell of what is counted.
 * @typedef {{
 *   call: (call: string, outcome: string, seconds: number) => void,
 *   favourite: (result: string) => void,
 *   picture: (format: string, seconds: number) => void,
 * }} Measures
 */

/** @type {{ measures?: Measures }} */
const state = oneForAll('measures', () => ({}));

/** Undefined unless METRICS_PORT is set. */
export const measures = () => state.measures;

/** @param {Measures} given */
export function setMeasures(given) {
  state.measures = given;
}

/** Seconds since a `performance.now()`. @param {number} start */
export const secondsSince = (start) => (performance.now() - start) / 1000;
