import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages are told apart by middleware.ts, which answers an unknown one in the visitor's language. */
const isPage = (route) => route.startsWith('/[locale]') || route.startsWith('/_');
const OPTIMISER = '/_next/image';
/** So a page's data is named where the framework is hosted by its maker; a browser asks by headers. */
const DATA_FILE = /\.rsc$/;

/** `card` of `/card/fr/x`; undefined for what is one piece, which may be a page. */
const folderOf = (path) => /^\/([^/]+)\/./.exec(path)?.[1];

/** The shapes of all routes that are no page, by the folder they lie in. */
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
 * Which addresses exist beside the pages, as the build says: files, and routes by their shape.
 * Whatever else begins like one of them is refused before the framework draws a page for it.
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
    // The names of the framework's own files have brackets, which an address escapes.
    if (paths.has(decodeURIComponent(path))) return true;
    const folder = folderOf(path);
    if (!folder) return !DATA_FILE.test(path);
    const known = shapes.get(folder);
    if (known) return known.some((shape) => shape.test(path));
    return !folders.has(folder) && !DATA_FILE.test(path);
  };
}
