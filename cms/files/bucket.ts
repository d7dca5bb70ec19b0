import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { BUCKET } from '../env';
import type { ByteRange } from './byteRange';

/** A visitor waits for the first byte at most twice as long: the SDK tries again once. */
const FIRST_BYTE_MS = 2000;
/** After a bucket that answered nobody in time nobody waits for it for so long. */
const REST_MS = 3000;

let client: S3Client | undefined;
/** Of the process's own time, which nobody sets back. */
let restsUntil = 0;
let answers = 0;

const bucket = () => {
  if (!BUCKET) throw new Error('There is no bucket');
  client ??= new S3Client(BUCKET.config);
  return { client, Bucket: BUCKET.name };
};

/** For the log: what was wrong, as connections that fail have no message. */
function told(error: unknown): Error {
  const { name = '', code = name } = error as { name?: string; code?: string };
  return new Error(`The bucket ${BUCKET?.name} failed (${code})`, { cause: error });
}

/**
 * The bytes of a range; null when there is no such file. Who can leave gives a signal, and is a visitor. Work that nobody looks at has
 * none: it asks a bucket that did not answer too, and waits for each answer as long as the client does.
 */
export async function readFromBucket(
  key: string,
  { start, end }: ByteRange,
  abortSignal?: AbortSignal,
): Promise<ReadableStream | null> {
  if (abortSignal && performance.now() < restsUntil)
    throw new Error('The bucket did not answer a moment ago');
  const { client: s3, Bucket } = bucket();
  const command = new GetObjectCommand({ Bucket, Key: key, Range: `bytes=${start}-${end}` });
  const visitor = abortSignal && { requestTimeout: FIRST_BYTE_MS, abortSignal };
  const before = answers;
  try {
    const { Body } = await s3.send(command, visitor);
    answers += 1;
    return Body?.transformToWebStream() ?? null;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NoSuchKey') return null;
    // One slow answer among others is no reason.
    if (name === 'TimeoutError' && answers === before) restsUntil = performance.now() + REST_MS;
    throw told(error);
  }
}

/** Its hash goes with it: `npm run media:copy` then needs not read it to know what it is. */
export async function putIntoBucket(key: string, data: Buffer, type: string): Promise<void> {
  const { client: s3, Bucket } = bucket();
  const sha256 = createHash('sha256').update(data).digest('hex');
  const file = { Body: data, ContentType: type, Metadata: { sha256 } };
  // A film takes as long as it takes; only silence ends it.
  const send = s3.send(new PutObjectCommand({ Bucket, Key: key, ...file }), { requestTimeout: 0 });
  await send.catch((error) => {
    throw told(error);
  });
}
