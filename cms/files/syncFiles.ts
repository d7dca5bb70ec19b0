import { open } from 'node:fs/promises';
import type { CollectionAfterChangeHook } from 'payload';
import { BUCKET, MEDIA_DIR } from '../env';
import { fileNamesOf, inMedia } from './onDisk';

/** A file's content, or a folder's names, is on the disk afterwards, where the disk can tell. */
async function sync(path: string) {
  const handle = await open(path).catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** The database waits for the disk, Payload's files don't: a power cut would leave rows with empty files. */
export const syncFiles: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (BUCKET || !req.file) return;
  await Promise.all(fileNamesOf(doc).map((name) => sync(inMedia(name))));
  await sync(MEDIA_DIR);
};
