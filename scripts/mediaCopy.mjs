import { join } from 'node:path';
import { failure, runMain } from './support/failure.mjs';
import { settingsOfOwner } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const USAGE = 'npm run media:copy -- to-bucket|to-disk [--dry-run]';
const TELL_MS = 2000;

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function readWords(words) {
  const isDryRun = words.includes('--dry-run');
  const [direction, ...more] = words.filter((word) => word !== '--dry-run');
  if (more.length > 0 || !['to-bucket', 'to-disk'].includes(direction)) throw failure(USAGE);
  return { direction, isDryRun };
}

/** A line every two seconds. */
function teller(count) {
  let toldAt = performance.now();
  return ({ done, bytes }) => {
    if (performance.now() - toldAt < TELL_MS) return;
    toldAt = performance.now();
    console.log(`  ${done} of ${count} files, ${megabytes(bytes)} copied`);
  };
}

function tellList(title, names) {
  if (names.length > 0) console.log(`${title} (${names.length}): ${names.join(', ')}`);
}

/** `npm run media:copy -- to-bucket|to-disk [--dry-run]`, also while the programs run (docs/decisions/0039). */
async function copyMedia() {
  const { direction, isDryRun } = readWords(process.argv.slice(2));
  const settings = settingsOfOwner();
  if (!settings.bucket) throw failure('S3_BUCKET names no bucket: see .env.example.');
  await setUpPackages();
  const { bucketStore } = await import('./support/media/bucket.mjs');
  const { copyUploads } = await import('./support/media/copy.mjs');
  const { disk } = await import('./support/media/disk.mjs');
  const { readUploads } = await import('./support/media/uploads.mjs');

  const uploads = await readUploads(settings);
  const stores = [disk(join(settings.dataDir, 'media')), bucketStore(settings.bucket)];
  const [from, to] = direction === 'to-bucket' ? stores : stores.toReversed();
  for (const store of isDryRun ? stores.slice(1) : stores) await store.prepare();
  console.log(`${uploads.length} files, from ${from.called} to ${to.called}`);
  const result = await copyUploads({ from, to, uploads, isDryRun, tell: teller(uploads.length) });
  const { copied, there, bytes, missing, altered, failed } = result;
  const what = isDryRun ? 'would be copied' : 'copied, each compared with its source';
  console.log(`${copied} ${what} (${megabytes(bytes)}); ${there} were there already`);
  tellList(`Missing in ${from.called}`, missing);
  tellList('Not what their names say, copied as they are', altered);
  tellList('Not copied: run it again', failed);
  if (missing.length + failed.length > 0) process.exitCode = 1;
}

await runMain(copyMedia);
