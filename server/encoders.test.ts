import { execFileSync } from 'node:child_process';

/** In a process of its own: Jest would load sharp once for `import` and `require`, Node loads it twice. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  import sharp from 'sharp';
  import { AVIF, hurryEncoders, JPEG, LARGE_AVIF, WIDE, WIDE_AVIF } from './server/encoders.mjs';
  hurryEncoders();
  const require = createRequire(import.meta.url);
  const { optimizeImage } = require('next/dist/server/image-optimizer/transform.js');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const buffer = await sharp({ create: { width: 96, height: 96, channels: 3, noise } }).png().toBuffer();
  const ofNext = (contentType, quality = 60, width = 64, original = buffer) =>
    optimizeImage({ buffer: original, contentType, quality, width, mozjpeg: false });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 96, height: 96, channels: 4, background } }).webp().toBuffer();
  const onWhite = sharp(clear).resize(64).flatten({ background: '#ffffff' });
  const image = sharp(buffer).resize(64);
  const { lessQuality, ...tables } = JPEG;
  const avif = (quality, effort) => image.clone().avif({ quality: quality + AVIF.moreQuality, effort });
  const pairs = [
    [ofNext('image/avif'), avif(38, AVIF.effort)],
    [ofNext('image/avif', 75), avif(47, LARGE_AVIF.effort)],
    [ofNext('image/avif', 60, WIDE), sharp(buffer).avif({ quality: 38 + AVIF.moreQuality, ...WIDE_AVIF })],
    [ofNext('image/jpeg'), image.clone().jpeg({ ...tables, quality: 60 - lessQuality })],
    [ofNext('image/jpeg'), image.clone().jpeg({ quality: 60 })],
    [ofNext('image/jpeg', 60, 64, clear), onWhite.jpeg({ ...tables, quality: 60 - lessQuality })],
  ];
  const areEqual = pairs.map(async ([one, other]) => (await one).equals(await other.toBuffer()));
  process.stdout.write((await Promise.all(areEqual)).join());
`;

it('are what Next’s optimiser encodes with, after an upgrade too', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT]);
  expect(String(said)).toBe('true,true,true,true,false,true');
});
