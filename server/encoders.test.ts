import { execFileSync } from 'node:child_process';

/** In a process of its own: Jest would load sharp once for `import` and `require`, Node loads it twice. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  import sharp from 'sharp';
  import { AVIF, hurryEncoders, WEBP } from './server/encoders.mjs';
  hurryEncoders();
  const require = createRequire(import.meta.url);
  const { optimizeImage } = require('next/dist/server/image-optimizer/transform.js');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const buffer = await sharp({ create: { width: 96, height: 96, channels: 3, noise } }).png().toBuffer();
  const ofNext = (contentType) => optimizeImage({ buffer, contentType, quality: 60, width: 64 });
  const image = sharp(buffer).resize(64);
  const quality = 38 + AVIF.moreQuality;
  const pairs = [
    [ofNext('image/avif'), image.clone().avif({ quality, effort: AVIF.effort })],
    [ofNext('image/webp'), image.clone().webp({ quality: 60, effort: WEBP.effort })],
    [ofNext('image/webp'), image.clone().webp({ quality: 60, effort: 6 })],
  ];
  const areEqual = pairs.map(async ([one, other]) => (await one).equals(await other.toBuffer()));
  process.stdout.write((await Promise.all(areEqual)).join());
`;

it('are what Next’s optimiser encodes with, after an upgrade too', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT]);
  expect(String(said)).toBe('true,true,false');
});
