import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MEDIA_DIR, S3 } from '../env';
import type { ByteRange } from './byteRange';
import type { PublishedFile } from './publishedFile';

type Body = Uint8Array<ArrayBuffer> | ReadableStream;

/** Up to this size a single read is faster than a stream. */
const ONE_READ_BYTES = 512 * 1024;

let client: S3Client | undefined;

const s3 = () =>
  (client ??= new S3Client({
    region: S3.region,
    endpoint: S3.endpoint,
    forcePathStyle: Boolean(S3.endpoint),
    credentials: { accessKeyId: S3.accessKeyId, secretAccessKey: S3.secretAccessKey },
  }));

async function fromBucket(key: string, { start, end }: ByteRange): Promise<Body | null> {
  const { Body: body } = await s3().send(
    new GetObjectCommand({ Bucket: S3.bucket, Key: key, Range: `bytes=${start}-${end}` }),
  );
  return body?.transformToWebStream() ?? null;
}

async function fromDisk(filename: string, { start, end }: ByteRange): Promise<Body> {
  const handle = await open(join(/*turbopackIgnore: true*/ MEDIA_DIR, filename));
  if (end - start >= ONE_READ_BYTES) {
    const stream = createReadStream('', { fd: handle, start, end });
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
export async function openFile(file: PublishedFile, range: ByteRange): Promise<Body | null> {
  if (file.size === 0) return new Uint8Array();
  try {
    return await (S3.bucket ? fromBucket(file.key, range) : fromDisk(file.filename, range));
  } catch (error) {
    const { name = '', code = '' } = error as { name?: string; code?: string };
    if (code === 'ENOENT' || name === 'NoSuchKey') return null;
    throw error;
  }
}
