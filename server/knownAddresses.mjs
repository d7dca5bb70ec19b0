import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Left to middleware.ts, which answers an unknown page in the visitor's language. */
const isPage = (route) => route.startsWith('/[locale]') || route.startsWith('/_');
const OPTIMISER = '/_next/image';
/** The address of a page's data on the hosting of the framework's maker; browsers request it by headers. */
const DATA_FILE = /\.rsc$/;

/** `card` of `/card/fr/x`; undefined for a path of one segment, which may be a page. */
const folderOf = (path) => /^\/([^/]+)\/./.exec(path)?.[1];

/** The patterns of all routes that aren't pages, by their first folder. */
function shapesOf({ staticRoutes, dynamicRoutes }) {
  const shapes = new Map();
  for (const { page, regex } of [...staticRoutes, ...dynamicRoutes]) {
    const folder = folderOf(page);
    if (!folder || isPage(page)) continue;
    shapes.set(folder, [...(shapes.get(folder) ?? []), new RegExp(regex)]);
  }
  return shapes;
}

/**
 * Which addresses exist beside the pages, according to the build: files, and routes by their patterns.
 * Any other address below one of their folders is refused before the framework renders a page for it.
 * @param {string} website its folder, built
 * @param {Iterable<string>} files their paths
 * @returns {(path: string) => boolean}
 */
export function knownAddresses(website, files) {
  const manifest = readFileSync(join(website, '.next/routes-manifest.json'), 'utf8');
  const shapes = shapesOf(JSON.parse(manifest));
  const paths = new Set([OPTIMISER, ...files]);
  const folders = new Set([...paths].map(folderOf));
  return (path) => {
    // The framework's own files have brackets in their names, which are escaped in an address.
    if (paths.has(decodeURIComponent(path))) return true;
    const folder = folderOf(path);
    if (!folder) return !DATA_FILE.test(path);
    const known = shapes.get(folder);
    if (known) return known.some((shape) => shape.test(path));
    return !folders.has(folder) && !DATA_FILE.test(path);
  };
}
