import { readdirSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ANY_FORMAT } from './pictureAddress.mjs';

const require = createRequire(import.meta.url);

const folderIn = (site) => join(site, '.next/cache/images');

/** A process that ended while it wrote may have left an empty folder, a power cut an empty file. */
function hasFile(folder) {
  try {
    return readdirSync(folder).some((name) => statSync(join(folder, name)).size > 0);
  } catch {
    return false;
  }
}

/** @param {string} folder @param {number} bytes */
async function dropUnlessWhole(folder, bytes) {
  const [name] = await readdir(folder).catch(() => []);
  if (!name) return;
  const found = await stat(join(folder, name)).catch(() => null);
  if (found?.size !== bytes) await rm(folder, { recursive: true, force: true });
}

/**
 * On a full disk Next keeps the beginning of a picture, and would give that to everybody from then on: it is taken away again. So it
 * would an empty one, as a power cut leaves it: it is made anew.
 */
export function dropHalfPictures() {
  const { prototype } = require('next/dist/server/image-optimizer.js').ImageOptimizerCache;
  const { get, set } = prototype;
  prototype.get = async function getWhole(key) {
    const found = await get.call(this, key);
    return found?.value.buffer.byteLength === 0 ? null : found;
  };
  prototype.set = async function setWhole(key, value, context) {
    await set.call(this, key, value, context);
    await dropUnlessWhole(join(this.cacheDir, key), value.buffer.byteLength);
  };
}

/** @typedef {{ source: string, width: string, quality: string, format: string }} Picture */

/** A year, as next.config.mjs has it: what is made of a file never changes. */
const KEPT_SECONDS = 31_536_000;
/** Next has no name for this one. */
const mimeTypeOf = (format) => (format === ANY_FORMAT ? '' : format);

/**
 * The pictures on the disk, as Next itself keeps them, which a test holds against its optimiser. Within its budget: Next counts
 * them all together.
 * @param {string} site the website's folder
 * @param {number} [bytes] at most so many
 */
export function keptPictures(site, bytes = Infinity) {
  const { ImageOptimizerCache } = require('next/dist/server/image-optimizer.js');
  const { getImageEtag } = require('next/dist/server/image-optimizer/extract-etag.js');
  const folder = folderIn(site);
  const keyOf = (/** @type {Picture} */ { source, width, quality, format }) =>
    ImageOptimizerCache.getCacheKey({
      href: source,
      width: Number(width),
      quality: Number(quality),
      mimeType: mimeTypeOf(format),
    });
  const images = { maximumDiskCacheSize: bytes, minimumCacheTTL: KEPT_SECONDS };
  const nextConfig = { images, experimental: { isrFlushToDisk: true } };
  return {
    /** Asking the optimiser would have it read the whole file. @param {Picture} picture */
    isKept: (picture) => hasFile(join(folder, keyOf(picture))),
    /** @param {Picture} picture @param {{ buffer: Buffer, type: string }} made */
    async keep(picture, { buffer, type }) {
      const cache = new ImageOptimizerCache({ distDir: join(site, '.next'), nextConfig });
      const etag = getImageEtag(buffer);
      const extension = type.slice('image/'.length);
      const entry = { kind: 'IMAGE', etag, upstreamEtag: etag, extension, buffer };
      const cacheControl = { revalidate: KEPT_SECONDS, expire: undefined };
      await cache.set(keyOf(picture), entry, { cacheControl });
    },
  };
}

/**
 * What all of them take, as Next counts it.
 * @param {string} site
 */
export async function bytesOfPictures(site) {
  const folder = folderIn(site);
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  let bytes = 0;
  for (const file of files) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (found?.isFile()) bytes += found.size;
  }
  return bytes;
}
