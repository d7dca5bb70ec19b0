import { execFileSync } from 'node:child_process';

/** In a process of its own: Jest's console is not Next's. */
const SCRIPT = `
  import { mkdtempSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import sharp from 'sharp';
  import { dropFailedPictures } from './server/failedPictures.mjs';
  import { keptPictures } from './server/keptPictures.mjs';
  const require = createRequire(import.meta.url);
  const { ImageOptimizerCache } = require('next/dist/server/image-optimizer.js');
  const { default: NextNodeServer } = require('next/dist/server/next-server.js');
  dropFailedPictures();
  const told = [];
  console.warn = (text) => told.push(text.split(' ')[0]);

  const site = mkdtempSync(join(tmpdir(), 'failed-'));
  const images = { minimumCacheTTL: 60, maximumDiskCacheSize: 1e6, maximumResponseBody: 1e6 };
  const nextConfig = { images, experimental: { isrFlushToDisk: true } };
  const cache = new ImageOptimizerCache({ distDir: join(site, '.next'), nextConfig });
  const { isKept } = keptPictures(site);
  const request = { url: '/_next/image', originalRequest: { method: 'GET' } };

  /** As Next's server answers: what it sends, and whether it keeps that. */
  async function answerOf(href, original) {
    const asked = { href, width: 64, quality: 60, mimeType: 'image/avif', isAbsolute: false };
    const server = { nextConfig, routerServerHandler: async (_, answer) => void answer.end(original) };
    const { imageOptimizer } = NextNodeServer.prototype;
    const made = await imageOptimizer.call(server, request, {}, asked, null);
    const { buffer, contentType, etag, upstreamEtag, maxAge } = made;
    const entry = { kind: 'IMAGE', buffer, etag, upstreamEtag, extension: contentType.slice(6) };
    const cacheControl = { revalidate: maxAge, expire: undefined };
    await cache.set(ImageOptimizerCache.getCacheKey(asked), entry, { cacheControl });
    const picture = { source: href, width: '64', quality: '60', format: 'image/avif' };
    return [contentType, buffer.equals(original), maxAge, isKept(picture)];
  }

  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const whole = await sharp({ create: { width: 96, height: 96, channels: 3, noise } }).jpeg().toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  const answers = {
    whole: await answerOf('/download/whole.jpg', whole),
    half: await answerOf('/download/half.jpg', half),
    again: await answerOf('/download/half.jpg', half),
    mended: await answerOf('/download/half.jpg', whole),
    untouched: await answerOf('/download/old.bmp', Buffer.from('BM, which Next leaves as it is')),
  };
  process.stdout.write(JSON.stringify({ answers, told }));
`;

// All of Next's server is loaded.
jest.setTimeout(60_000);

it('are given to the visitor, told once and not kept, after an upgrade of Next too', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT]);
  expect(JSON.parse(String(said))).toEqual({
    answers: {
      whole: ['image/avif', false, 60, true],
      half: ['image/jpeg', true, 0, false],
      again: ['image/jpeg', true, 0, false],
      mended: ['image/avif', false, 60, true],
      untouched: ['image/bmp', true, 60, true],
    },
    told: ['/download/half.jpg'],
  });
});
