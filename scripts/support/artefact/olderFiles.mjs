import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Under the addresses below /_next/static, with compressed forms (scripts/support/servedFiles.mjs). */
const SERVED = '.next/files/_next/static';
/** Pages that were opened, or kept by a cache, so many builds ago still get their scripts. */
const BUILDS = 3;

/** @typedef {{ id: string, files: string[] }} Build */

/** @param {string} folder @returns {Build} */
function buildIn(folder) {
  const served = join(folder, SERVED);
  const files = readdirSync(served, { recursive: true, encoding: 'utf8' });
  return {
    id: readFileSync(join(folder, '.next/BUILD_ID'), 'utf8'),
    files: files.filter((path) => statSync(join(served, path)).isFile()),
  };
}

/**
 * Adds the scripts and styles of the builds before this one to what it serves, of three builds in all. Their names have a hash of
 * their content, so that builds don't disturb each other.
 * @param {string} folder of the new build
 * @param {{ folder: string, builds: Build[] } | null} previous where they lie, newest first
 * @returns {Build[]} whose files it serves now, newest first
 */
export function keepOlderFiles(folder, previous) {
  const own = buildIn(folder);
  const older = (previous?.builds ?? []).filter(({ id }) => id !== own.id).slice(0, BUILDS - 1);
  for (const path of older.flatMap(({ files }) => files)) {
    const target = join(folder, SERVED, path);
    if (!existsSync(target)) cpSync(join(previous.folder, SERVED, path), target);
  }
  return [own, ...older];
}
