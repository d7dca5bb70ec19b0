import { basename, dirname, join, resolve } from 'node:path';
import { timeOf } from './support/backup/files.mjs';
import { makeBackup } from './support/backup/makeBackup.mjs';
import { pruneBackups } from './support/backup/prune.mjs';
import { failure, runMain } from './support/failure.mjs';
import { settingsOfOwner } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const size = (files) => {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
};

/** `keep`: how many of DATA_DIR/backups stay; without it all of them. */
function readWords([first, second, ...more]) {
  if (first === '--keep') {
    const isNumber = more.length === 0 && /^[1-9]\d{0,3}$/.test(second ?? '');
    if (isNumber) return { keep: Number(second) };
    throw failure('--keep needs a number from 1 on: how many backups stay.');
  }
  if (second !== undefined || first?.startsWith('-'))
    throw failure('npm run backup [-- FOLDER | -- --keep NUMBER]');
  return { folder: first };
}

/** `npm run backup`, also while the programs run (docs/decisions/0035). */
async function backUp() {
  const { folder, keep } = readWords(process.argv.slice(2));
  const { dataDir, databaseUrl, bucket: storage } = settingsOfOwner();
  await setUpPackages();
  const target = folder ? resolve(folder) : join(dataDir, `backups/backup-${timeOf(new Date())}`);
  const place = { dataDir, databaseUrl, bucket: storage?.name ?? '' };
  const { files, counts, bucket, missing, artefact } = await makeBackup(place, target);
  console.log(`Backup: ${target}`);
  console.log(`  ${counts.albums} works, ${Object.keys(files).length} files, ${size(files)}`);
  if (artefact) console.log(`  Made by the artefact ${artefact}.`);
  if (bucket) {
    console.log(`  Uploads are in the bucket ${bucket}: not in this backup.`);
    console.log('  npm run media:copy -- to-disk copies them.');
  }
  if (missing.length > 0) console.log(`  Uploads that are nowhere: ${missing.join(', ')}`);
  if (keep) {
    const gone = pruneBackups(dirname(target), keep, basename(target));
    if (gone.length > 0) console.log(`  Older ones that are deleted: ${gone.join(', ')}`);
  }
  console.log('It has names, e-mail addresses and secrets: keep it where nobody else can read it,');
  console.log('on another disk, and no longer than you need it.');
}

await runMain(backUp);
