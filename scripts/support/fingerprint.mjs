import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const SKIPPED = new Set(['node_modules', '.next', '.git', 'demo', 'next-env.d.ts']);
const isProof = (name) => /\.(test|spec)\.[a-z]+$/.test(name) || /\.(md|tsbuildinfo)$/.test(name);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true });
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!SKIPPED.has(name) && !isProof(name)) yield* filesUnder(join(path, name));
  }
}

/** A hash of the content of files and folders. Paths are relative to the project, so that a moved clone keeps its fingerprints. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths) {
    for (const file of filesUnder(join(ROOT, path))) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether `file` contains this fingerprint. */
export const isRecorded = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;
