import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup } from './support/backup/restoreBackup.mjs';
import { replacedIn } from './support/backup/place.mjs';
import { failure, runMain } from './support/failure.mjs';
import { isArtefact } from './support/install.mjs';
import { settingsOfCommand } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const REPLACE = '--replace';
const ERASED =
  'What people had deleted since then is there again: delete it anew (docs/operations.md, "What is kept of people").';
const EDITORS =
  'Editors and their passwords are as they were then: delete or reset who has left (docs/operations.md, "Data, backup, restore").';
const SECRETS =
  'The secrets are those of the backup, not those that were here: if one had leaked, rotate twice before the start (npm run secrets:rotate).';

/** Whether this restore has replaced secrets by others. */
function hasOtherSecrets(dataDir) {
  const [before, now] = [replacedIn(dataDir), dataDir].map((folder) => {
    const file = join(folder, 'secrets.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  return before !== '' && before !== now;
}

/** What had been changed on purpose, and is undone. */
function tellUndone(dataDir) {
  console.log(ERASED);
  console.log(EDITORS);
  if (hasOtherSecrets(dataDir)) console.log(SECRETS);
}

/** `npm run restore -- FOLDER [--replace]` (docs/decisions/0035). */
async function restore() {
  const words = process.argv.slice(2);
  const [folder, ...more] = words.filter((word) => word !== REPLACE);
  const isReplacing = words.includes(REPLACE);
  if (!folder || more.length > 0 || folder.startsWith('-')) {
    throw failure(`npm run restore -- FOLDER [${REPLACE}]`);
  }
  const settings = settingsOfCommand();
  await setUpPackages();
  const manifest = await restoreBackup(settings, resolve(folder), isReplacing);
  if (!manifest) {
    console.log('A restore that had been broken off is finished. Nothing else was restored.');
    tellUndone(settings.dataDir);
    return;
  }
  const { madeAt, counts, bucket, files } = manifest;
  const hasUploads = Object.keys(files).some((name) => name.startsWith('media/'));
  console.log(`Restored: ${settings.dataDir} is as of ${madeAt}, with ${counts.albums} works.`);
  tellUndone(settings.dataDir);
  if (bucket) console.log(`Its uploads are in the bucket ${bucket}: set S3_BUCKET.`);
  else if (settings.bucket && hasUploads) {
    console.log('Its uploads are on the disk, S3_BUCKET is set: npm run media:copy -- to-bucket.');
  }
  if (isReplacing) console.log(`Delete ${replacedIn(settings.dataDir)} when all is well.`);
  console.log(
    isArtefact
      ? 'Migrate it before the programs start: docs/deploy.md, 9.'
      : 'npm start migrates it, if need be, and starts.',
  );
}

await runMain(restore);
