const COUNT = 10;

/** All tests of a Playwright report, with the seconds of all their tries. */
function storiesOf({ suites = [], specs = [] }, above = []) {
  const own = specs.map(({ file, title, tests }) => ({
    title: [file, ...above, title].join(' › '),
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  }));
  return [...own, ...suites.flatMap((suite) => storiesOf(suite, [...above, suite.title]))];
}

/** A line for each of the ten slowest tests. */
export function slowestLines({ suites }, count = COUNT) {
  return suites
    .flatMap((file) => storiesOf(file))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${title}`);
}
