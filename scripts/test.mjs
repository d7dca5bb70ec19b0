import { runMain } from './support/failure.mjs';
import { setUpPackages } from './support/setUp.mjs';

// `npm test [check|scripts|contract|e2e ...]`. The suites import packages, so they are imported after the install.
await runMain(async () => {
  console.log('Set-up\n');
  await setUpPackages();
  const { runSuites } = await import('./support/test/suites.mjs');
  await runSuites(process.argv.slice(2));
});
