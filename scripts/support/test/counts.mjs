import { existsSync, readFileSync } from 'node:fs';
import { storiesOf } from './stories.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const isFailed = ({ status }) => status === 'failed';

/** A test file that fails to load has no failed test, and still counts as a failure. */
export function jestCounts(file) {
  const report = readJson(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.filter(isFailed).flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(isFailed);
      return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name];
    }),
  };
}

/** A flaky test passed at its second try, which exists on CI only; Playwright's report names it. */
export function playwrightCounts(file) {
  const report = readJson(file);
  const failed = storiesOf(report).filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected'),
  );
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    failures: [...failed.map(({ title }) => title), ...report.errors.map(({ message }) => message)],
  };
}

/**
 * Node's TAP report: the counts are its last lines; what failed is named with all that it is part of.
 * @param {string} file
 */
export function tapCounts(file) {
  const text = readFileSync(file, 'utf8');
  const last = (word) =>
    Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)`, 'gm'))].at(-1)[1]);
  return {
    passed: last('pass'),
    failed: last('fail') + last('cancelled'),
    failures: [...text.matchAll(/^ *not ok \d+ - (.+)$/gm)].map(([, name]) => String(name)),
  };
}

/**
 * A suite without a report, or with an empty one, counts as one failure.
 * @param {(file: string) => { passed: number, failed: number, failures: string[] }} read
 * @param {string} file
 */
export function readCounts(read, file) {
  const counts = existsSync(file) ? read(file) : null;
  if (counts && counts.passed + counts.failed > 0) return counts;
  return { passed: 0, failed: 1, failures: [`nothing ran: ${file}`] };
}

/**
 * Playwright's report by its projects, which are engines.
 * @param {object} report
 * @param {readonly string[]} engines
 */
export function engineCounts(report, engines) {
  const all = storiesOf(report).flatMap(({ tests }) => tests);
  const count = (engine, ...results) =>
    all.filter(({ projectName, status }) => projectName === engine && results.includes(status))
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
