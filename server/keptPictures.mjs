import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

const folderIn = (site) => join(site, '.next/cache/images');

/**
 * Whether a picture lies on the disk: by the name that Next itself gives its folder, which a test holds against Next's
 * optimiser. Asking the optimiser would have it read the whole file.
 * @param {string} site the website's folder
 */
export function keptPictures(site) {
  const { ImageOptimizerCache } = require('next/dist/server/image-optimizer.js');
  const folder = folderIn(site);
  return (
    /** @type {{ source: string, width: string, quality: string }} */ { source, width, quality },
    /** @type {string} */ mimeType,
  ) => {
    const numbers = { width: Number(width), quality: Number(quality) };
    return existsSync(
      join(folder, ImageOptimizerCache.getCacheKey({ href: source, ...numbers, mimeType })),
    );
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
