import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../scripts/support/backup/makeBackup.mjs';
import { timeOf } from '../scripts/support/backup/files.mjs';
import { BACKUP_DIR, BUCKET, DATA_DIR } from './env';

const KEPT = 5;
/** Earlier versions copied the database alone. */
const NAME = /^cms-\d{8}T\d{6}(?:\.sqlite)?$/;

/** As `npm run backup` does, of an exhibition on SQLite as it is before migrations change it. */
export async function backUp(): Promise<string> {
  const target = join(BACKUP_DIR, `cms-${timeOf(new Date())}`);
  await makeBackup({ dataDir: DATA_DIR, databaseUrl: '', bucket: BUCKET?.name ?? '' }, target);
  return target;
}

/** The last five are kept. */
export function forgetOldBackups() {
  const old = readdirSync(BACKUP_DIR).filter((name) => NAME.test(name));
  for (const name of old.sort().slice(0, -KEPT))
    rmSync(join(BACKUP_DIR, name), { recursive: true });
}
