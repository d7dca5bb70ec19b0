import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from './failure.mjs';
import { keepToOwner, makeOwnFolder } from './ownFolder.mjs';

const NAMES = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_SECRET'];

function readSaved(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw failure(`${file} is not readable JSON: restore it from a backup, or delete it.`);
  }
}

/** Generated once and stored with the data that they protect. Secrets in the environment take precedence. */
export function readSecrets({ dataDir, env }) {
  const file = join(dataDir, 'secrets.json');
  const saved = readSaved(file);
  keepToOwner(file);
  const missing = NAMES.filter((name) => !saved[name]);
  if (missing.length > 0) {
    for (const name of missing) saved[name] = randomBytes(32).toString('hex');
    makeOwnFolder(dataDir);
    writeFileSync(`${file}.new`, `${JSON.stringify(saved, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return Object.fromEntries(NAMES.map((name) => [name, env[name] || saved[name]]));
}
