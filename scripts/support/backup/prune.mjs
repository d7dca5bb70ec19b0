import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { partOf } from './files.mjs';
import { hasManifest } from './manifest.mjs';

const NAME = /^backup-\d{8}T\d{6}$/;

/**
 * Deletes whole backups beyond the newest ones of a folder, and nothing else. Returns their names.
 * @param {string} folder
 * @param {number} kept how many stay
 * @param {string} made the name of the one that was made just now: it stays, though the clock may have been set back
 */
export function pruneBackups(folder, kept, made) {
  const others = readdirSync(folder)
    .filter((name) => NAME.test(name) && name !== made && hasManifest(join(folder, name)))
    .sort();
  const old = others.slice(0, Math.max(0, others.length - (kept - 1)));
  for (const name of old) {
    const part = partOf(join(folder, name));
    // Killed meanwhile, it looks like no backup any more, and the next one clears it away.
    renameSync(join(folder, name), part);
    rmSync(part, { recursive: true });
  }
  return old;
}
