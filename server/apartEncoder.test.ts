import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { apartEncoder } from './apartEncoder.mjs';

// It is a program of its own, and comes after all others.
jest.setTimeout(60_000);

const encoder = apartEncoder();
afterAll(() => encoder.stop());

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const drawn = (channels: 3 | 4) =>
  sharp({
    create: {
      width: 320,
      height: 160,
      channels,
      background: 'red',
      ...(channels === 3 && { noise }),
    },
  });
const original = (bytes: Buffer) => ({
  address: `data:application/octet-stream;base64,${bytes.toString('base64')}`,
});
const madeOf = async (bytes: Buffer, all: Parameters<typeof encoder.make>[1]) => {
  const made = await encoder.make(original(bytes), all);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
const wanted = (contentType: string, width: number) => ({ contentType, width, quality: 60 });

it('makes all sizes and formats of a picture, none larger than it is', async () => {
  const bytes = await drawn(3).jpeg().toBuffer();
  const types = ['image/avif', 'image/jpeg'];
  const all = [64, 200, 640].flatMap((width) => types.map((type) => wanted(type, width)));
  const made = await madeOf(bytes, all);
  const found = await Promise.all(made.map((buffer) => sharp(buffer).metadata()));
  expect(found.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual(
    [64, 200, 320].flatMap((w) => ['heif', 'jpeg'].map((format) => `${format} ${w}×${w / 2}`)),
  );
});

it('makes the others when one can’t be encoded', async () => {
  const bytes = await drawn(3).jpeg().toBuffer();
  const impossible = { ...wanted('image/jpeg', 80), quality: 900 };
  const made = await madeOf(bytes, [impossible, wanted('image/jpeg', 64)]);
  expect(made.map((buffer) => buffer && buffer.length > 0)).toEqual([undefined, true]);
});

it('turns a photo as its camera was held', async () => {
  const bytes = await drawn(3).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const made = await madeOf(bytes, [wanted('image/jpeg', 80)]);
  await expect(sharp(made[0]).metadata()).resolves.toMatchObject({ width: 80, height: 160 });
});

function chunk(name: string, content: Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says it is animated, after as much as a colour profile takes. */
async function animation() {
  const png = await drawn(3).png().toBuffer();
  const points = png.indexOf('IDAT') - 4;
  const before = chunk('prIv', Buffer.alloc(4000));
  const animated = chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, points), before, animated, png.subarray(points)]);
}

it.each([
  ['a picture with transparent parts', () => drawn(4).png().toBuffer()],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['an animation', animation],
])('leaves %s to Next', async (_, bytes) => {
  const one = [wanted('image/avif', 64)];
  await expect(encoder.make(original(await bytes()), one)).resolves.toBe('other');
});

it('fails with what is no picture, and goes on with the next', async () => {
  const one = [wanted('image/jpeg', 64)];
  await expect(encoder.make(original(Buffer.from('no picture')), one)).rejects.toThrow(
    'unsupported',
  );
  await expect(encoder.make(original(await drawn(3).png().toBuffer()), one)).resolves.toHaveLength(
    1,
  );
});

it('tells what is gone from what fails', async () => {
  const site = createServer(({ url }, answer) => {
    answer.statusCode = Number(url?.slice(1));
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const one = [wanted('image/jpeg', 64)];
  const makeOf = (status: number) =>
    encoder.make({ address: `http://127.0.0.1:${port}/${status}` }, one);
  await expect(makeOf(404)).resolves.toBe('gone');
  await expect(makeOf(503)).rejects.toThrow('answers 503');
  site.close();
});
