import { storiesOf } from './stories.mjs';

const COUNT = 10;

/** Of all tries together. */
const toSeconds = (tests) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;

/** A line for each of the ten slowest tests. */
export function slowestLines(report, count = COUNT) {
  return storiesOf(report)
    .map(({ title, tests }) => ({ title, seconds: toSeconds(tests) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${title}`);
}
