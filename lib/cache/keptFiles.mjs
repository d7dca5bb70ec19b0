import { join } from 'node:path';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { oneForAll } from '../oneForAll.mjs';

const APP_PAGE = 'APP_PAGE';

/** The cache handler, which Next tells the place, says it to the pages. */
const place = oneForAll('serverDistDir', () => ({ serverDistDir: '' }));

/** @param {string} serverDistDir */
export function rememberPlace(serverDistDir) {
  place.serverDistDir = serverDistDir;
}

/**
 * A folder of ours beside Next's.
 * @param {string} name
 * @returns {string | null} null before the first kept page, and in development
 */
export const keptFolder = (name) =>
  place.serverDistDir ? join(place.serverDistDir, '../cache', name) : null;

/**
 * Where Next keeps a page on the disk. It writes the file anew with each render.
 * @param {{ pathname: string, route: string }} page
 * @returns {string | null} null before the first kept page, and in development
 */
export function fileOfKeptPage({ pathname, route }) {
  const { serverDistDir } = place;
  if (!serverDistDir) return null;
  const key = getRouteCacheKey(pathname, { kind: APP_PAGE, sourceRoute: route });
  return join(serverDistDir, `${key}.html`);
}
