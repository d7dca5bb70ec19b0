import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { renameDurably } from '../../scripts/support/durable.mjs';

type How = { compress: boolean };
export type Add = (name: string, content: Readable, how: How) => Promise<void>;

/**
 * Writes a zip of any size, one entry after the other, beside its place: there is never half of one at `target`. For its owner
 * alone, as it may have data of people. Returns its size.
 */
export async function writeZip(target: string, fill: (add: Add) => Promise<void>): Promise<number> {
  const part = `${target}.part`;
  await rm(part, { force: true });
  const zip = new ZipFile();
  const out = createWriteStream(part, { mode: 0o600, flush: true });
  try {
    const written = pipeline(zip.outputStream, out);
    const filled = fill(async (name, content, how) => {
      zip.addReadStream(content, name, how);
      await finished(content);
    });
    // A full disk ends it, too: the content would wait for ever.
    await Promise.race([filled, written]);
    zip.end();
    await written;
    renameDurably(part, target);
    return out.bytesWritten;
  } catch (error) {
    out.destroy();
    await rm(part, { force: true });
    throw error;
  }
}
