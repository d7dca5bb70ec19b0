import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_DIR } from './env';

const KEPT = 5;
const NAME = /^cms-\d{8}T\d{6}\.sqlite$/;

export type SqliteClient = {
  execute: (statement: {
    sql: string;
    args: string[];
  }) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => void;
};

/** A consistent copy of the SQLite file, including its write-ahead log. The last five copies are kept. */
export async function backUp(client: SqliteClient, now = new Date()): Promise<string> {
  mkdirSync(BACKUP_DIR, { recursive: true });
  const time = now.toISOString().replace(/[-:]|\.\d+Z$/g, '');
  const file = join(BACKUP_DIR, `cms-${time}.sqlite`);
  rmSync(file, { force: true });
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  const old = readdirSync(BACKUP_DIR).filter((name) => NAME.test(name));
  for (const name of old.sort().slice(0, -KEPT)) rmSync(join(BACKUP_DIR, name));
  return file;
}
