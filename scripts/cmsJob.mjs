import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { showCmsJob } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { checkOwner } from './support/ownFolder.mjs';
import { COMMANDS, ROOT } from './support/paths.mjs';
import { setUpPackages } from './support/setUp.mjs';

/** `node scripts/cmsJob.mjs FILE …`: a file of `cms/commands`, with the settings that are in the environment. */
await runMain(async () => {
  const [file, ...words] = process.argv.slice(2);
  if (!file) throw failure('node scripts/cmsJob.mjs FILE …');
  if (!existsSync(join(COMMANDS, file))) throw failure(`There is no file cms/commands/${file}.`);
  checkOwner(resolve(ROOT, process.env.DATA_DIR || 'data'));
  await setUpPackages();
  // It sends no letter: a setting of mail doesn't keep a database from being migrated.
  await showCmsJob(file, words, { ...process.env, SMTP_URL: '', MAIL_FROM: '' });
});
