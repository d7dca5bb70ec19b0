import { join } from 'node:path';
import { makeBackup } from '../../scripts/support/backup/makeBackup.mjs';
import { timeOf } from '../../scripts/support/backup/files.mjs';
import { BACKUP_DIR, BUCKET, DATA_DIR } from '../env';

/** As `npm run backup` does, of an exhibition on SQLite as it is before migrations change it. */
export async function backUp(): Promise<string> {
  const target = join(BACKUP_DIR, `cms-${timeOf(new Date())}`);
  await makeBackup({ dataDir: DATA_DIR, databaseUrl: '', bucket: BUCKET?.name ?? '' }, target);
  return target;
}
