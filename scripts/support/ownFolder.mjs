import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ALONE = 0o700;

/** E-mail addresses, secrets and uploads that aren't public: nobody else on the machine is to read them, whoever made the folder. */
export function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
  if ((statSync(folder).mode & 0o777) !== OWNER_ALONE) chmodSync(folder, OWNER_ALONE);
}

/** A file that came from a backup may be open to all. */
export function keepToOwner(file) {
  if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}
