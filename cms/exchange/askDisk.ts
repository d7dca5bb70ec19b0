import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUCKET, MEDIA_DIR } from '../env';

/** Payload doesn't tell why it could not store a file. If the disk takes the same bytes no more, this throws what it says. */
export async function askDisk(data: Buffer): Promise<void> {
  if (BUCKET) return;
  const file = join(/*turbopackIgnore: true*/ MEDIA_DIR, `.tried-${randomUUID()}`);
  await writeFile(file, data).finally(() => rm(file, { force: true }));
}
