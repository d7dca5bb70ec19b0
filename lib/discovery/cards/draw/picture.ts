import 'server-only';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { MOST_PIXELS } from '@/lib/constants';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { withCircuitBreaker } from '@/lib/services/circuitBreaker';
import type { Piece } from './text';

/** For the beginning of the answer, and as long for the rest. */
const FETCH_LIMIT_MS = 5000;

async function read(imgUrl: string): Promise<Buffer> {
  const address = `${env().imageBaseUrl}${imgUrl}`;
  const { ok, status, body } = await withCircuitBreaker('media', FETCH_LIMIT_MS, (signal) =>
    fetch(address, { cache: 'no-store', signal }),
  );
  if (!ok || !body) throw new Error(`HTTP status ${status}`);
  // A storage that is slow with the rest doesn't hang.
  const signal = AbortSignal.timeout(FETCH_LIMIT_MS);
  return buffer(Readable.fromWeb(body as NodeStream, { signal }));
}

/** Downloads the picture from the image storage. */
async function fetched(imgUrl: string): Promise<Buffer> {
  try {
    return await read(imgUrl);
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
