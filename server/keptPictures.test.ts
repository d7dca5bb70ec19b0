import { mkdtempSync, promises, readdirSync, rmSync, truncateSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { bytesOfPictures, dropHalfPictures, keptPictures } from './keptPictures.mjs';

const IMAGES = { deviceSizes: [640], imageSizes: [], qualities: [60], formats: ['image/avif'] };

it('finds what Next’s optimiser has put there, after an upgrade too', async () => {
  const site = mkdtempSync(join(tmpdir(), 'kept-'));
  const { isKept } = keptPictures(site);
  const picture = { source: '/download/a.jpg', width: '640', quality: '60', format: 'image/avif' };
  expect([isKept(picture), await bytesOfPictures(site)]).toEqual([false, 0]);

  const nextConfig = { images: IMAGES, experimental: { isrFlushToDisk: true } } as never;
  const request = { headers: { accept: 'image/avif' } } as IncomingMessage;
  const query = { url: picture.source, w: picture.width, q: picture.quality };
  const asked = ImageOptimizerCache.validateParams(request, query, nextConfig, false);
  if ('errorMessage' in asked) throw new Error(asked.errorMessage);
  const cache = new ImageOptimizerCache({ distDir: join(site, '.next'), nextConfig });
  const buffer = Buffer.from('bytes');
  const entry = { kind: 'IMAGE', etag: 'a', upstreamEtag: 'b', extension: 'avif', buffer } as never;
  const control = { cacheControl: { revalidate: 60, expire: undefined } };
  await cache.set(ImageOptimizerCache.getCacheKey(asked), entry, control);

  expect([isKept(picture), await bytesOfPictures(site)]).toEqual([true, 5]);
  expect(isKept({ ...picture, format: '*/*' })).toBe(false);
});

it.each([
  ['image/avif', 'image/avif,image/webp', 'avif'],
  ['*/*', 'image/webp', 'jpeg'],
])(
  'keeps %s where Next’s optimiser looks for it, after an upgrade too',
  async (format, accept, extension) => {
    const site = mkdtempSync(join(tmpdir(), 'kept-'));
    const { isKept, keep } = keptPictures(site, 1000);
    const picture = { source: '/download/a.jpg', width: '640', quality: '60', format };
    await keep(picture, { buffer: Buffer.from('bytes'), type: `image/${extension}` });

    const nextConfig = { images: IMAGES, experimental: { isrFlushToDisk: true } } as never;
    const query = { url: picture.source, w: picture.width, q: picture.quality };
    const request = { headers: { accept } } as IncomingMessage;
    const asked = ImageOptimizerCache.validateParams(request, query, nextConfig, false);
    if ('errorMessage' in asked) throw new Error(asked.errorMessage);
    const cache = new ImageOptimizerCache({ distDir: join(site, '.next'), nextConfig });
    const found = await cache.get(ImageOptimizerCache.getCacheKey(asked));
    expect(found?.value).toMatchObject({ extension, buffer: Buffer.from('bytes') });
    expect([found?.isStale, isKept(picture)]).toEqual([false, true]);

    const images = join(site, '.next/cache/images');
    for (const folder of readdirSync(images)) {
      for (const file of readdirSync(join(images, folder))) rmSync(join(images, folder, file));
    }
    // As a process leaves it that ended while it wrote.
    expect(isKept(picture)).toBe(false);
  },
);

it('keeps no half of a picture on a full disk', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  dropHalfPictures();
  const site = mkdtempSync(join(tmpdir(), 'kept-'));
  const { isKept, keep } = keptPictures(site, 1000);
  const { writeFile } = promises;
  const write = jest.spyOn(promises, 'writeFile').mockImplementationOnce(async (path) => {
    await writeFile(path, 'by');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const picture = { source: '/download/a.jpg', width: '640', quality: '60', format: 'image/avif' };
  const made = { buffer: Buffer.from('bytes'), type: 'image/avif' };
  await keep(picture, made);
  expect([write.mock.calls.length, isKept(picture)]).toEqual([1, false]);
  await keep(picture, made);
  expect([isKept(picture), await bytesOfPictures(site)]).toEqual([true, 5]);
});

it('takes an empty one, as a power cut leaves it, for none, and makes it anew', async () => {
  dropHalfPictures();
  const site = mkdtempSync(join(tmpdir(), 'kept-'));
  const { isKept, keep } = keptPictures(site, 1000);
  const picture = { source: '/download/a.jpg', width: '640', quality: '60', format: 'image/avif' };
  const made = { buffer: Buffer.from('bytes'), type: 'image/avif' };
  await keep(picture, made);
  const images = join(site, '.next/cache/images');
  const [key = ''] = readdirSync(images);
  const [file = ''] = readdirSync(join(images, key));
  const nextConfig = { images: IMAGES, experimental: { isrFlushToDisk: true } } as never;
  const cache = new ImageOptimizerCache({ distDir: join(site, '.next'), nextConfig });
  expect((await cache.get(key))?.value).toMatchObject({ buffer: made.buffer });
  truncateSync(join(images, key, file));
  expect([isKept(picture), await cache.get(key)]).toEqual([false, null]);
  await keep(picture, made);
  expect([isKept(picture), await bytesOfPictures(site)]).toEqual([true, 5]);
});
