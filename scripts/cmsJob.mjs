import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { showCmsJob } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { COMMANDS } from './support/paths.mjs';
import { setUpPackages } from './support/setUp.mjs';

/** `node scripts/cmsJob.mjs FILE …`: a file of `cms/commands`, with the settings that are in the environment. */
await runMain(async () => {
  const [file, ...words] = process.argv.slice(2);
  if (!file) throw failure('node scripts/cmsJob.mjs FILE …');
  if (!existsSync(join(COMMANDS, file))) throw failure(`There is no file cms/commands/${file}.`);
  await setUpPackages();
  await showCmsJob(file, words, process.env);
});
