import { join } from 'node:path';
import { run } from '../run.mjs';
import { endLine, step } from '../steps.mjs';
import { CHECKS, failedChecks, runCommands } from './checks.mjs';
import { jestCounts, readCounts } from './counts.mjs';

/** The last, so that it begins as soon as one of the two that run at a time is over. */
const JEST = { label: 'Jest', commands: [] };

/** What fails is in its report. */
async function runJest(report) {
  endLine();
  const args = ['jest', '--json', `--outputFile=${report}`, '--silent', '--maxWorkers=100%'];
  await run('npx', ['--no-install', ...args], { show: true }).catch((error) =>
    console.error(error.message),
  );
}

/** `npm run check`, with Jest's tests counted. A failed check counts as a failure, a passed one not as a test. */
export async function runCheck(sandbox) {
  const report = join(sandbox, 'jest.json');
  const runOne = (check) => (check === JEST ? runJest(report) : runCommands(check));
  let failures = [];
  await step('Lint, format, types, unit tests', async () => {
    failures = await failedChecks([...CHECKS, JEST], runOne);
  });
  for (const said of failures) console.error(`\n${said}\n`);
  const counts = readCounts(jestCounts, report);
  return {
    passed: counts.passed,
    failed: counts.failed + failures.length,
    failures: [...failures, ...counts.failures],
  };
}
