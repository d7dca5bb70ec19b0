import sharp from 'sharp';
import { hasExif, webpSize } from './webpSize';

const SIZE = { width: 300, height: 517 };
const HEAD_BYTES = 30;

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { ...SIZE, channels, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } });

describe('webpSize', () => {
  it.each([
    ['VP8 ', () => picture().webp()],
    ['VP8L', () => picture().webp({ lossless: true })],
    ['VP8X', () => picture(4).webp()],
  ])('reads the first bytes of a file with %s', async (name, draw) => {
    const bytes = await draw().toBuffer();
    expect(bytes.toString('latin1', 12, 16)).toBe(name);
    expect(webpSize(bytes.subarray(0, HEAD_BYTES))).toEqual(SIZE);
  });

  it('knows no other format, and none that is too short', async () => {
    expect(webpSize(await picture().png().toBuffer())).toBeNull();
    expect(webpSize((await picture().webp().toBuffer()).subarray(0, HEAD_BYTES - 1))).toBeNull();
    expect(webpSize(Buffer.alloc(0))).toBeNull();
  });
});

it('hasExif is true of a WebP that may be turned', async () => {
  const turned = picture(4).withMetadata({ orientation: 6 });
  expect(hasExif(await turned.webp().toBuffer())).toBe(true);
  expect(hasExif(await turned.png().toBuffer())).toBe(false);
  for (const channels of [3, 4] as const)
    expect(hasExif(await picture(channels).webp().toBuffer())).toBe(false);
});
