import { jobsOf } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { settingsOfExhibition } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

/** What the CMS's entry prints; the other lines are about the command. */
const SAID = /^(?:Editor: |Nothing was changed: ).*$/m;

/** `npm run editor:reset -- EMAIL [--new]`, also while the CMS runs. */
async function resetEditor() {
  const [email = '', ...more] = process.argv.slice(2);
  if (!/^[^\s@-][^\s@]*@[^\s@]+$/.test(email) || !['', '--new'].includes(more.join(' '))) {
    throw failure('npm run editor:reset -- EMAIL [--new]');
  }
  const settings = settingsOfExhibition();
  await setUpPackages();
  const runJob = jobsOf(settings, {});
  const said = await runJob('resetEditor.ts', email, ...more).catch((error) => {
    throw failure(SAID.exec(error.message)?.[0] ?? error.message);
  });
  console.log(SAID.exec(said)?.[0]);
  console.log('The password is stored nowhere. The editor can change it after signing in.');
}

await runMain(resetEditor);
