import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BUCKET, MEDIA_DIR } from '../env';
import { readFromBucket } from './bucket';
import type { ByteRange } from './byteRange';
import type { PublishedFile } from './publishedFile';

export type StoredFile = Pick<PublishedFile, 'filename' | 'key' | 'size'>;

type Body = Uint8Array<ArrayBuffer> | ReadableStream;

/** Up to this size a single read is faster than a stream. */
const ONE_READ_BYTES = 512 * 1024;

async function fromDisk(
  filename: string,
  { start, end }: ByteRange,
  signal?: AbortSignal,
): Promise<Body> {
  const handle = await open(join(/*turbopackIgnore: true*/ MEDIA_DIR, filename));
  if (end - start >= ONE_READ_BYTES) {
    // What nobody reads, nobody closes: when the visitor has left, or leaves before the answer is sent.
    if (signal?.aborted) await handle.close();
    signal?.throwIfAborted();
    const stream = createReadStream('', { fd: handle, start, end, signal });
    return Readable.toWeb(stream) as ReadableStream;
  }
  try {
    const bytes = new Uint8Array(end - start + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The bytes of a range; null when the file is missing in the storage. */
export async function openFile(
  file: StoredFile,
  range: ByteRange,
  signal?: AbortSignal,
): Promise<Body | null> {
  if (file.size === 0) return new Uint8Array();
  if (BUCKET) return readFromBucket(file.key, range, signal);
  try {
    return await fromDisk(file.filename, range, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
