import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANIFEST = 'artefact.json';

/** What an artefact says of itself, and where it lies; null of a folder that is none. */
export function readArtefact(folder) {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? { ...JSON.parse(readFileSync(file, 'utf8')), folder } : null;
}
