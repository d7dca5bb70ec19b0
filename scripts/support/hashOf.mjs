import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of what a stream brings, which is never in memory as a whole. */
export async function hashOf(stream) {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}
