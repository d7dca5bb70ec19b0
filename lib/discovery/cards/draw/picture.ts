import 'server-only';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { MOST_PIXELS } from '@/lib/constants';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { withCircuitBreaker } from '@/lib/services/circuitBreaker';
import type { Piece } from './text';

const FETCH_LIMIT_MS = 5000;

async function read(imgUrl: string, signal: AbortSignal): Promise<Buffer> {
  const answer = await fetch(`${env().imageBaseUrl}${imgUrl}`, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Downloads the picture from the image storage. */
async function fetched(imgUrl: string): Promise<Buffer> {
  try {
    return await withCircuitBreaker('media', FETCH_LIMIT_MS, (limit) => read(imgUrl, limit));
  } catch (cause) {
    throw new ServiceError('net.error', 'a picture', { cause });
  }
}

type Fit = { width: number; height: number; fit: 'inside' | 'cover' };

type Wanted = Fit & { imgUrl: string };

async function drawn({ imgUrl, width, height, fit }: Wanted): Promise<Piece> {
  const { data, info } = await sharp(await fetched(imgUrl), { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width, height, fit, position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The cards of an item are drawn one after another, in each language, with the same picture. */
const lately = new LRUCache<string, Piece, Wanted>({
  max: 2,
  fetchMethod: (_key, _stale, { context }) => drawn(context),
});

/** `inside` keeps the whole picture, `cover` crops it to the box. */
export const drawPicture = (imgUrl: string, { width, height, fit }: Fit): Promise<Piece> =>
  lately.forceFetch([imgUrl, width, height, fit].join(' '), {
    context: { imgUrl, width, height, fit },
  });
