import { join } from 'node:path';
import { run } from '../run.mjs';
import { step } from '../steps.mjs';
import { failedChecks } from './checks.mjs';
import { jestCounts, readCounts } from './counts.mjs';

/** `npm run check`, with Jest's tests counted. A failed check counts as a failure, a passed one not as a test. */
export async function runCheck(sandbox) {
  let failures = [];
  await step('Lint, format and types', async () => (failures = await failedChecks()));
  for (const said of failures) console.error(`\n${said}\n`);
  const report = join(sandbox, 'jest.json');
  const args = ['jest', '--json', `--outputFile=${report}`, '--silent', '--maxWorkers=100%'];
  await run('npx', ['--no-install', ...args], { show: true }).catch((error) =>
    console.error(error.message),
  );
  const counts = readCounts(jestCounts, report);
  return {
    passed: counts.passed,
    failed: counts.failed + failures.length,
    failures: [...failures, ...counts.failures],
  };
}
