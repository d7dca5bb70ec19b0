import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { mockFetch } from '@/tests/support/mockFetch';
import { sizeOf } from './pictureSize';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const SIZE = { width: 300, height: 517 };
const TURNED = { width: 517, height: 300 };
/** No compression makes them small. */
const NOISE = randomBytes(SIZE.width * SIZE.height * 3);

const picture = () => sharp(NOISE, { raw: { ...SIZE, channels: 3 } });

/** As a storage answers that is asked for the first bytes. */
async function sizeOfBytes(bytes: Buffer, count = bytes.length) {
  mockFetch(new Response(new Uint8Array(bytes.subarray(0, count)), { status: 206 }));
  return sizeOf('/download/a');
}

describe('The displayed size of a picture', () => {
  it.each(['jpeg', 'webp'] as const)('of a %s is that of the turned one', async (format) => {
    const turned = await picture().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    expect(await sizeOfBytes(turned)).toEqual(TURNED);
    expect(await sizeOfBytes(await picture().toFormat(format).toBuffer())).toEqual(SIZE);
  });

  it('of a large WebP is known by its first bytes', async () => {
    const bytes = await picture().webp({ lossless: true }).toBuffer();
    expect(await sizeOfBytes(bytes, 4096)).toEqual(SIZE);
    const turned = await picture().withMetadata({ orientation: 6 }).webp().toBuffer();
    expect(await sizeOfBytes(turned, 4096)).toEqual(SIZE);
  });

  it('is null of what is no picture', async () => {
    expect(await sizeOfBytes(Buffer.from('text'))).toBeNull();
  });
});
