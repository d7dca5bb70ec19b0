import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { jobsOf } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { settingsOfExhibition } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

/** What the CMS's entry prints; the other lines are about the command. */
const SAID = /^Archived: (.+)$/m;

/** `npm run export -- FILE.zip`, also while the programs run (docs/decisions/0044). */
async function exportAll() {
  const [file = '', ...more] = process.argv.slice(2);
  if (!file.endsWith('.zip') || file.startsWith('-') || more.length > 0) {
    throw failure('npm run export -- FILE.zip');
  }
  const target = resolve(file);
  if (existsSync(target)) throw failure(`${target} is there already.`);
  const settings = settingsOfExhibition();
  await setUpPackages();
  const runJob = jobsOf(settings, {});
  const [, told = '{}'] = SAID.exec(await runJob('exportArchive.ts', target)) ?? [];
  const said = JSON.parse(told);
  const { works, pictures, files, bytes, missing, brokenRelations, changed, planned } = said;
  console.log(`Archive: ${target}`);
  console.log(
    `  ${works} works with ${pictures} pictures, ${files} other files, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  console.log('It has no favourites, editors or secrets: npm run backup keeps those.');
  if (changed + planned > 0) {
    console.log(
      `Nor has it unpublished changes of published items (${changed}) and plans to publish or withdraw (${planned}).`,
    );
  }
  if (missing.length > 0) {
    console.log(`Uploads that are nowhere (${missing.length}): ${missing.join(', ')}`);
    process.exitCode = 1;
  }
  if (brokenRelations.length > 0) {
    const list = brokenRelations.join('; ');
    console.log(`Deleted meanwhile (${brokenRelations.length}): ${list}. Export again.`);
    process.exitCode = 1;
  }
}

await runMain(exportAll);
