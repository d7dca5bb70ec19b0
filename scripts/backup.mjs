import { join, resolve } from 'node:path';
import { timeOf } from './support/backup/files.mjs';
import { makeBackup } from './support/backup/makeBackup.mjs';
import { failure, runMain } from './support/failure.mjs';
import { readSettings } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const size = (files) => {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
};

/** `npm run backup [-- FOLDER]`, also while the programs run (docs/decisions/0035). */
async function backUp() {
  const [folder, ...more] = process.argv.slice(2);
  if (more.length > 0 || folder?.startsWith('-')) throw failure('npm run backup [-- FOLDER]');
  const { dataDir, databaseUrl, bucket: storage } = readSettings();
  await setUpPackages();
  const target = folder ? resolve(folder) : join(dataDir, `backups/backup-${timeOf(new Date())}`);
  const place = { dataDir, databaseUrl, bucket: storage?.name ?? '' };
  const { files, counts, bucket, missing } = await makeBackup(place, target);
  console.log(`Backup: ${target}`);
  console.log(`  ${counts.albums} works, ${Object.keys(files).length} files, ${size(files)}`);
  if (bucket) {
    console.log(`  Uploads are in the bucket ${bucket}: not in this backup.`);
    console.log('  npm run media:copy -- to-disk copies them.');
  }
  if (missing.length > 0) console.log(`  Uploads that are nowhere: ${missing.join(', ')}`);
  console.log('It has names, e-mail addresses and secrets: keep it where nobody else can read it,');
  console.log('on another disk, and no longer than you need it.');
}

await runMain(backUp);
