import { join } from 'node:path';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';

const KEY = Symbol.for('oneWorldOneFuture.serverDistDir');
const APP_PAGE = 'APP_PAGE';

/** The cache handler, which Next tells the place, says it to the pages: both are bundled apart. */
export const rememberPlace = (serverDistDir) => (globalThis[KEY] = serverDistDir);

/**
 * A folder of ours beside Next's.
 * @param {string} name
 * @returns {string | null} null before the first kept page, and in development
 */
export const keptFolder = (name) =>
  globalThis[KEY] ? join(globalThis[KEY], '../cache', name) : null;

/**
 * Where Next keeps a page on the disk. It writes the file anew with each render.
 * @param {{ pathname: string, route: string }} page
 * @returns {string | null} null before the first kept page, and in development
 */
export function fileOfKeptPage({ pathname, route }) {
  const folder = globalThis[KEY];
  if (!folder) return null;
  return join(folder, `${getRouteCacheKey(pathname, { kind: APP_PAGE, sourceRoute: route })}.html`);
}
