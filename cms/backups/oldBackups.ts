import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_DIR } from '../env';

const KEPT = 5;
/** They have e-mail addresses of visitors. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Earlier versions copied the database alone. */
const NAME = /^cms-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:\.sqlite)?$/;

const madeAt = (name: string) => Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));

/** Of the backups that are made by themselves (backUp.ts) the last five stay, for 30 days. */
export async function forgetOldBackups(now: number) {
  if (!existsSync(BACKUP_DIR)) return;
  const names = (await readdir(BACKUP_DIR)).filter((name) => NAME.test(name)).sort();
  const old = names.filter((name, at) => at < names.length - KEPT || madeAt(name) < now - KEPT_MS);
  for (const name of old) {
    await rm(join(/*turbopackIgnore: true*/ BACKUP_DIR, name), { recursive: true, force: true });
  }
}
