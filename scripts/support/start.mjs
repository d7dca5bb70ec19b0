import { finishRestore } from './backup/finishRestore.mjs';
import { cmsProgram, siteProgram } from './exhibition.mjs';
import { beginningOf, isPrepared, prepareDatabase, startPrepared } from './database.mjs';
import { runMain } from './failure.mjs';
import { forgetForeignPages } from './keptPages.mjs';
import { checkDisk, checkPort } from './requirements.mjs';
import { readSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';
import { setUpBuilds, setUpPackages } from './setUp.mjs';
import { seconds, step } from './steps.mjs';
import { superviseUntilStopped } from './supervise.mjs';
import { warm } from './warm.mjs';

/** A program that listens on all interfaces: the port must be free on each. */
const hostsOf = (host) => (host ? [host] : ['127.0.0.1', '::', '0.0.0.0']);

async function check(settings) {
  await checkPort('PORT', settings.sitePort, hostsOf(settings.siteHost));
  await checkPort('CMS_PORT', settings.cmsPort, [settings.cms.host]);
  checkDisk(settings);
}

function tellAddresses({ siteUrl, sitePort, cms }, since) {
  console.log(`\nReady in ${seconds(since)}.\n`);
  console.log(`  Website   http://localhost:${sitePort}`);
  if (siteUrl !== `http://localhost:${sitePort}`) console.log(`  Public    ${siteUrl}`);
  console.log(`  Editors   ${cms.origin.replace('127.0.0.1', 'localhost')}/admin`);
  console.log('\nCtrl-C stops both.\n');
}

async function bringUp(supervisor) {
  const since = performance.now();
  const settings = readSettings();
  console.log('One World, One Future\n');
  await check(settings);

  await setUpPackages();
  await setUpBuilds();
  await finishRestore(settings);
  const secrets = readSecrets(settings, { isStart: true });
  if (!(await isPrepared(settings))) await prepareDatabase(settings, secrets);
  forgetForeignPages(settings, await beginningOf(settings));
  const cms = cmsProgram(settings, secrets);
  await step('Start the CMS', () => startPrepared(settings, () => supervisor.start(cms)));
  await step('Start the website', () => supervisor.start(siteProgram(settings, secrets)));
  await step('Warm the main pages', () => warm(settings.siteOrigin));
  tellAddresses(settings, since);
}

export const start = () => runMain(() => superviseUntilStopped(bringUp));
