import { finishRestore } from './support/backup/finishRestore.mjs';
import { CMS_BUILD } from './support/builds.mjs';
import { cmsDevProgram, cmsProgram, siteDevProgram } from './support/exhibition.mjs';
import { beginningOf, isPrepared, prepareDatabase, startPrepared } from './support/database.mjs';
import { runMain } from './support/failure.mjs';
import { forgetForeignPagesOfDev } from './support/keptPages.mjs';
import { checkPort } from './support/requirements.mjs';
import { readSecrets } from './support/secrets.mjs';
import { readSettings } from './support/settings.mjs';
import { setUpBuild, setUpPackages } from './support/setUp.mjs';
import { step } from './support/steps.mjs';
import { superviseUntilStopped } from './support/supervise.mjs';

/** `npm run dev -- cms`: the CMS in watch mode, too. */
const isForCms = process.argv.includes('cms');

/** `npm run dev`: the website in watch mode, on the data of `npm start`; the CMS as a production build, which responds at once. */
async function bringUp(supervisor) {
  const settings = readSettings();
  await checkPort('PORT', settings.sitePort, ['127.0.0.1', '::', '0.0.0.0']);
  await checkPort('CMS_PORT', settings.cmsPort, [settings.cms.host]);
  await setUpPackages();
  await finishRestore(settings);
  const secrets = readSecrets(settings, { isStart: true });
  if (!isForCms) await setUpBuild(CMS_BUILD);
  if (!(await isPrepared(settings))) await prepareDatabase(settings, secrets);
  forgetForeignPagesOfDev(settings, await beginningOf(settings));
  const cms = isForCms ? cmsDevProgram(settings, secrets) : cmsProgram(settings, secrets);
  await step('Start the CMS', () => startPrepared(settings, () => supervisor.start(cms)));
  await step('Start the website', () => supervisor.start(siteDevProgram(settings, secrets)));
  console.log(`\n  Website   http://localhost:${settings.sitePort}`);
  console.log(`  Editors   ${settings.cms.origin.replace('127.0.0.1', 'localhost')}/admin`);
  console.log('\n  Ctrl-C stops both.\n');
}

await runMain(() => superviseUntilStopped(bringUp));
