import { mkdirSync } from 'node:fs';
import { getPayload, type Payload } from 'payload';
import { messageOf } from '@/lib/errors';
import { isHalfRestored } from '../../scripts/support/backup/place.mjs';
import { backUp } from '../backups/backUp';
import { MIGRATIONS } from '../database';
import { DATA_DIR } from '../env';
import { forgetOldBackups } from '../backups/oldBackups';
import { oneAtATime } from '../queries/oneAtATime';
import config from '../payload.config';

/** `npm run migrate -w cms`: runs the missing migrations, and backs up an exhibition on SQLite. Of several at once one does it. */
type Client = { execute: (statement: string) => Promise<{ rows: unknown[] }> };

type Adapter = { name: string; client?: Client };

const isAdapter = (db: object): db is Adapter => 'name' in db;

let problem = '';

/** Payload logs a failed migration and exits: remembers the reason for an error line of our own. */
function listen({ logger }: Payload) {
  logger.level = 'silent';
  logger.error = (entry: unknown) => {
    const { msg, err } = (entry ?? {}) as { msg?: string; err?: Error };
    const cause = err?.cause instanceof Error ? err.cause : err;
    problem = cause?.message ?? msg ?? String(entry);
  };
}

process.on('exit', (code) => {
  if (code !== 0) console.error(`The database could not be migrated: ${problem.split('\n')[0]}`);
});

/** The names of the migrations that have run; empty for a new database. */
async function doneIn(payload: Payload): Promise<Set<string>> {
  try {
    const { docs } = await payload.find({
      collection: 'payload-migrations',
      pagination: false,
    });
    return new Set(docs.map(({ name }) => String(name)));
  } catch {
    // The table doesn't exist yet.
    return new Set();
  }
}

/**
 * All or none: Payload opens no transaction on SQLite, and what was half done would fail ever after. The backup reads by a connection of
 * its own, so it has the exhibition as it was before, and migrations that fail cost none of the earlier ones.
 */
async function wholly(client: Client, hasData: boolean, run: () => Promise<void>) {
  const execute = (statement: string) => client.execute(statement);
  const dangling = async () => (await execute('PRAGMA foreign_key_check')).rows.length;
  // As Payload's migrations want it where they make a table anew: else what refers to its rows would go with the old one. Only before BEGIN.
  await execute('PRAGMA foreign_keys = OFF');
  await execute('BEGIN IMMEDIATE');
  const before = await dangling();
  await run();
  if ((await dangling()) > before) throw new Error('rows would refer to others that are gone');
  const saved = hasData ? await backUp() : '';
  await execute('COMMIT');
  if (!saved) return;
  console.log(`backed up to ${saved}`);
  await forgetOldBackups(Date.now());
}

async function migrate() {
  if (isHalfRestored(DATA_DIR)) throw new Error('npm run restore has to finish first');
  mkdirSync(DATA_DIR, { recursive: true });
  const payload = await getPayload({ config, disableDBConnect: true });
  const { db } = payload;
  if (!isAdapter(db)) throw new Error('the database has no adapter');
  listen(payload);
  // Two would be in each other's way when SQLite makes its file.
  if (db.name === 'sqlite') await oneAtATime(db);
  await payload.db.connect?.();
  if (db.name === 'postgres') await oneAtATime(db);
  const done = await doneIn(payload);
  const pending = MIGRATIONS.filter(({ name }) => !done.has(name));
  if (pending.length === 0) return console.log('nothing to migrate');
  const run = () => payload.db.migrate({ migrations: MIGRATIONS });
  if (db.name === 'sqlite' && db.client) await wholly(db.client, done.size > 0, run);
  else await run();
  for (const { name } of pending) console.log(`migrated ${name}`);
}

try {
  await migrate();
  process.exit(0);
} catch (error) {
  problem ||= messageOf(error);
  process.exit(1);
}
