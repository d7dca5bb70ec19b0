import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a program serves below /_next/static: the website with compressed forms (scripts/support/servedFiles.mjs). */
export const SITE_FILES = { build: '.next', served: '.next/files/_next/static' };
export const CMS_FILES = { build: 'cms/.next', served: 'cms/.next/static' };
/** Pages that were opened, or kept by a cache, so many builds ago still get their scripts. */
const BUILDS = 3;

/** @typedef {{ id: string, files: string[] }} Build */

/** @param {string} folder @param {typeof SITE_FILES} program @returns {Build} */
function buildIn(folder, { build, served }) {
  const place = join(folder, served);
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return {
    id: readFileSync(join(folder, build, 'BUILD_ID'), 'utf8'),
    files: files.filter((path) => statSync(join(place, path)).isFile()),
  };
}

/**
 * Adds the scripts and styles of a program's builds before this one to what it serves, of three builds in all. Their names have a
 * hash of their content, so that builds don't disturb each other.
 * @param {string} folder of the new build
 * @param {{ folder: string, builds: Build[] } | null} previous where they lie, newest first
 * @returns {Build[]} whose files it serves now, newest first
 */
export function keepOlderFiles(folder, previous, program = SITE_FILES) {
  const own = buildIn(folder, program);
  const older = (previous?.builds ?? []).filter(({ id }) => id !== own.id).slice(0, BUILDS - 1);
  for (const path of older.flatMap(({ files }) => files)) {
    const target = join(folder, program.served, path);
    if (!existsSync(target)) cpSync(join(previous.folder, program.served, path), target);
  }
  return [own, ...older];
}
