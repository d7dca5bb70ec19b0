import { cmsDevProgram, siteDevProgram } from './support/exhibition.mjs';
import { isPrepared, prepareDatabase } from './support/database.mjs';
import { runMain } from './support/failure.mjs';
import { checkPort } from './support/requirements.mjs';
import { readSecrets } from './support/secrets.mjs';
import { readSettings } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';
import { step } from './support/steps.mjs';
import { superviseUntilStopped } from './support/supervise.mjs';

/** `npm run dev`: both programs in watch mode, on the data that `npm start` uses. */
async function bringUp(supervisor) {
  const settings = readSettings();
  await checkPort('PORT', settings.sitePort, ['127.0.0.1', '::', '0.0.0.0']);
  await checkPort('CMS_PORT', settings.cmsPort, ['127.0.0.1']);
  const secrets = readSecrets(settings);
  await setUpPackages();
  if (!isPrepared(settings)) await prepareDatabase(settings, secrets);
  await step('Start the CMS', () => supervisor.start(cmsDevProgram(settings, secrets)));
  await step('Start the website', () => supervisor.start(siteDevProgram(settings, secrets)));
  console.log(`\n  Website   http://localhost:${settings.sitePort}`);
  console.log(`  Editors   http://localhost:${settings.cmsPort}/admin\n`);
}

await runMain(() => superviseUntilStopped(bringUp));
