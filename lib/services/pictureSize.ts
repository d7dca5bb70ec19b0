import 'server-only';
import { unstable_cache } from 'next/cache';
import sharp from 'sharp';
import type { Size } from '@/lib/domain/picture';
import { env } from '@/lib/env';
import { withCircuitBreaker } from './circuitBreaker';
import { hasExif, webpSize } from './webpSize';

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

/** Null for what can't be read. */
async function sharpSize(bytes: Buffer): Promise<Size | null> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => null);
  return metadata && { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}

async function read(path: string): Promise<Size | null> {
  const bytes = await withCircuitBreaker('media', LIMIT_MS, (limit) => head(path, limit));
  const known = webpSize(bytes);
  if (known && !hasExif(bytes)) return known;
  // How a WebP is turned is at its end, which sharp reads of a small one.
  return (await sharpSize(bytes)) ?? known;
}

/**
 * The displayed size of one of our pictures, for an HTML without sizes. File names change with the content, so a size never changes,
 * nor that there is none to be read. Null, too, when the picture doesn't come, which is not cached.
 */
export async function sizeOf(path: string): Promise<Size | null> {
  try {
    return await unstable_cache(() => read(path), ['pictureSize', path])();
  } catch {
    return null;
  }
}
