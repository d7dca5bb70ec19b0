import { setTimeout as wait } from 'node:timers/promises';
import { isFailure } from '../failure.mjs';
import { hashOf } from '../hashOf.mjs';

const AT_ONCE = 4;
const TRIES = 3;
const PAUSE_MS = 500;
/**
 * cms/files/mediaFiles.ts: the first 16 digits of the content's SHA-256. Names of thumbnails end with their size and have none. WebP
 * and GIF are drawn anew by Payload after they got their names.
 */
const OWN_HASH = /^[a-z]+-([0-9a-f]{16})(?:-\d+)?\.(?!(?:webp|gif)$)\w+$/;

const isAsNamed = (name, sum) => sum.startsWith(OWN_HASH.exec(name)?.[1] ?? '');

const sumOf = async (store, upload, known) => known ?? hashOf(await store.read(upload));

/** The target is read again: a file counts as copied when what comes back is what was sent. */
async function transfer({ from, to }, upload, seen) {
  await to.write(upload, await from.read(upload), seen);
  if ((await sumOf(to, upload)) !== seen.sum)
    throw new Error('what was stored is not what was sent');
}

/** Resolves to what became of it: `missing`, `there` or `copied`, and its size. */
async function copyOne({ from, to, isDryRun }, upload) {
  const found = await from.look(upload);
  if (!found) return { became: 'missing', bytes: 0 };
  const { bytes } = found;
  const sum = await sumOf(from, upload, found.sum);
  const isAltered = !isAsNamed(upload.name, sum);
  const there = await to.look(upload);
  if (there?.bytes === bytes && (await sumOf(to, upload, there.sum)) === sum) {
    return { became: 'there', bytes, isAltered };
  }
  if (!isDryRun) await transfer({ from, to }, upload, { bytes, sum });
  return { became: 'copied', bytes, isAltered };
}

async function copyPatiently(how, upload) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await copyOne(how, upload);
    } catch (error) {
      if (isFailure(error)) throw error;
      if (tried === TRIES) return { became: 'failed', bytes: 0, why: error.message };
      await wait(PAUSE_MS * tried);
    }
  }
}

/**
 * Copies uploads from one store to another; what is there already is left. The source is only read. `tell` hears of each file.
 * @param {{ from: object, to: object, uploads: { name: string }[], isDryRun?: boolean, tell?: (counts: object) => void }} how
 */
export async function copyUploads({ uploads, tell = () => {}, ...how }) {
  const result = { copied: 0, there: 0, bytes: 0, done: 0, missing: [], altered: [], failed: [] };
  const waiting = uploads.values();
  const lane = async () => {
    for (const upload of waiting) {
      const { became, bytes, isAltered, why } = await copyPatiently(how, upload);
      if (became === 'missing') result.missing.push(upload.name);
      else if (became === 'failed') result.failed.push(`${upload.name} (${why})`);
      else result[became] += 1;
      if (became === 'copied') result.bytes += bytes;
      if (isAltered) result.altered.push(upload.name);
      result.done += 1;
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return result;
}
