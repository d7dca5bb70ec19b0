import 'server-only';
import { unstable_cache } from 'next/cache';
import sharp from 'sharp';
import type { Size } from '@/lib/domain/picture';
import { env } from '@/lib/env';
import { withCircuitBreaker } from './circuitBreaker';

/** The size is in the first bytes of a file; some have a large colour profile before it. */
const HEAD_BYTES = 262_143;
const LIMIT_MS = 2000;

async function head(path: string, signal: AbortSignal): Promise<Buffer> {
  const answer = await fetch(`${env().imageBaseUrl}${path}`, {
    headers: { range: `bytes=0-${HEAD_BYTES}`, 'accept-encoding': 'identity' },
    cache: 'no-store',
    signal,
  });
  if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function read(path: string): Promise<Size> {
  const bytes = await withCircuitBreaker('media', LIMIT_MS, (limit) => head(path, limit));
  const { autoOrient } = await sharp(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * The displayed size of one of our pictures, for an HTML without sizes. Null when unknown, which is not cached. File
 * names change with the content, so a size never changes.
 */
export async function sizeOf(path: string): Promise<Size | null> {
  try {
    return await unstable_cache(() => read(path), ['pictureSize', path])();
  } catch {
    return null;
  }
}
