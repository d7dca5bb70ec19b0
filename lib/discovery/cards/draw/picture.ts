import 'server-only';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import type { Piece } from './text';

const FETCH_LIMIT_MS = 5000;
/** Twice what §9 allows in each dimension. */
const MOST_PIXELS = 64_000_000;

/** Downloads the picture from the image storage. */
async function fetched(imgUrl: string): Promise<Buffer> {
  try {
    const answer = await fetch(`${env().imageBaseUrl}${imgUrl}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    throw new ServiceError('net.error', 'a picture', { cause });
  }
}

type Fit = { width: number; height: number; fit: 'inside' | 'cover' };

/** `inside` keeps the whole picture, `cover` crops it to the box. */
export async function drawPicture(imgUrl: string, { width, height, fit }: Fit): Promise<Piece> {
  const { data, info } = await sharp(await fetched(imgUrl), { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width, height, fit, position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
