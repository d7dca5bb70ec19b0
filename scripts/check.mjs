import { runMain } from './support/failure.mjs';
import { CHECKS } from './support/test/checks.mjs';
import { run } from './support/run.mjs';
import { step } from './support/steps.mjs';

// `npm run check`: all that can be told without starting a program.
await runMain(async () => {
  for (const { label, commands } of CHECKS) {
    await step(label, async () => {
      for (const [command, ...args] of commands)
        await run('npx', ['--no-install', command, ...args]);
    });
  }
  await run('npx', ['--no-install', 'jest'], { show: true });
});
