import { failure, runMain } from './support/failure.mjs';
import { failedChecks } from './support/test/checks.mjs';
import { run } from './support/run.mjs';
import { step } from './support/steps.mjs';

// `npm run check`: all checks that need no running program.
await runMain(async () => {
  await step('Lint, format and types', async () => {
    const failures = await failedChecks();
    if (failures.length > 0) throw failure(failures.join('\n\n'));
  });
  await run('npx', ['--no-install', 'jest', '--maxWorkers=100%'], { show: true });
});
