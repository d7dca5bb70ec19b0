import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What is written until it is whole. */
const partOf = (file: string) => `${file}.part`;

/** Makes the folder of a file that is to be written. What can't be written is told now, not after hours. */
export async function prepareFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const there = await stat(file).catch(() => null);
  if (there?.isDirectory()) throw new Error(`${file} is a folder; name a file in it`);
  await writeFile(partOf(file), '');
  await rm(partOf(file));
}

/** A file under its name once it is whole. Of one that fails, or is ended by Ctrl-C, nothing is left. */
export async function writeWhole(source: Readable, file: string): Promise<void> {
  const part = partOf(file);
  const ended = new AbortController();
  const end = () => ended.abort();
  for (const name of SIGNALS) process.once(name, end);
  try {
    // Open before anything can fail: else it would be made after it was removed.
    const handle = await open(part, 'w');
    await pipeline(source, handle.createWriteStream(), { signal: ended.signal });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw ended.signal.aborted ? new Error('cancelled; what was made stays') : error;
  } finally {
    for (const name of SIGNALS) process.off(name, end);
  }
}
