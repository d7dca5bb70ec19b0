import { join } from 'node:path';
import { run } from '../run.mjs';
import { step } from '../steps.mjs';
import { CHECKS } from './checks.mjs';
import { jestCounts, readCounts } from './counts.mjs';

const runBin = (args, options) => run('npx', ['--no-install', ...args], options);

/** Runs all, whatever fails, and tells how many failed. */
async function countFailedChecks() {
  let failed = 0;
  for (const { label, commands } of CHECKS) {
    try {
      await step(label, async () => {
        for (const command of commands) await runBin(command);
      });
    } catch (error) {
      console.error(`\n${error.message}\n`);
      failed += 1;
    }
  }
  return failed;
}

/** `npm run check`, with Jest's tests counted. A failed check counts as a failure, a passed one is no test. */
export async function runCheck(sandbox) {
  const failedChecks = await countFailedChecks();
  const report = join(sandbox, 'jest.json');
  await runBin(['jest', '--json', `--outputFile=${report}`, '--silent'], { show: true }).catch(
    (error) => console.error(error.message),
  );
  const { passed, failed } = readCounts(jestCounts, report);
  return { passed, failed: failed + failedChecks };
}
