import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A file under its name once it is whole. Of one that fails, or is ended by Ctrl-C, nothing is left. */
export async function writeWhole(source: Readable, file: string): Promise<void> {
  const part = `${file}.part`;
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
