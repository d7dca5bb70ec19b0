import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { failure } from './failure.mjs';

const OWNER_ALONE = 0o700;

/** The folder has e-mail addresses, secrets and private uploads: only its owner may read it, whoever created it. */
export function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
  if ((statSync(folder).mode & 0o777) !== OWNER_ALONE) chmodSync(folder, OWNER_ALONE);
}

/** What another user, such as root, writes there is out of the programs' reach. */
export function checkOwner(folder) {
  if (!process.getuid || !existsSync(folder)) return;
  const { uid } = statSync(folder);
  if (process.getuid() === uid) return;
  throw failure(`${folder} belongs to another user (uid ${uid}): run this as that one.`);
}

/** A file restored from a backup may be readable for all. */
export function keepToOwner(file) {
  if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}
