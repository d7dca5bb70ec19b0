import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A test file that fails to load has no failed test, and still counts as a failure. */
export function jestCounts(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** A flaky test passed at its second try, which exists on CI only; Playwright's report names it. */
export function playwrightCounts(file) {
  const { stats, errors } = readJson(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The last lines of node's TAP report. */
export function tapCounts(file) {
  const text = readFileSync(file, 'utf8');
  const last = (word) =>
    Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)`, 'gm'))].at(-1)[1]);
  return { passed: last('pass'), failed: last('fail') + last('cancelled') };
}

/** A suite without a report, or with an empty one, counts as one failure. */
export function readCounts(read, file) {
  const counts = existsSync(file) ? read(file) : { passed: 0, failed: 1 };
  return counts.passed + counts.failed > 0 ? counts : { passed: 0, failed: 1 };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/**
 * Playwright's report by its projects, which are engines.
 * @param {object} report
 * @param {readonly string[]} engines
 */
export function engineCounts(report, engines) {
  const tests = testsIn(report);
  const count = (engine, ...results) =>
    tests.filter(({ projectName, status }) => projectName === engine && results.includes(status))
      .length;
  return Object.fromEntries(
    engines.map((engine) => [
      engine,
      {
        passed: count(engine, 'expected', 'flaky'),
        failed: count(engine, 'unexpected'),
        skipped: count(engine, 'skipped'),
      },
    ]),
  );
}
