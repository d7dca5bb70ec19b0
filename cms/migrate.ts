import { mkdirSync, rmSync } from 'node:fs';
import { getPayload, type Payload } from 'payload';
import { isHalfRestored } from '../scripts/support/backup/place.mjs';
import { backUp } from './backUp';
import { MIGRATIONS } from './database';
import { DATA_DIR, SQLITE_FILE } from './env';
import { oneAtATime } from './oneAtATime';
import config from './payload.config';

/** `npm run migrate -w cms`: backs up an exhibition on SQLite, then runs the missing migrations. Of several at once one does it. */
type SqliteClient = {
  execute: (statement: {
    sql: string;
    args: string[];
  }) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => void;
};

type Adapter = { name: string; client?: SqliteClient };

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

/** A file whose first migration was interrupted contains no data: it is deleted and made again. */
async function removeHalfMade(payload: Payload, db: Adapter) {
  const tables = await db.client?.execute({
    sql: "select count(*) as count from sqlite_master where type = 'table'",
    args: [],
  });
  if (!tables || Number(tables.rows[0]?.count) === 0) return;
  db.client?.close();
  db.client = undefined;
  for (const end of ['', '-wal', '-shm']) rmSync(SQLITE_FILE + end, { force: true });
  await payload.db.connect?.();
  console.log('removed a database whose first migration had been broken off');
}

async function migrate() {
  if (isHalfRestored(DATA_DIR)) throw new Error('npm run restore has to finish first');
  mkdirSync(DATA_DIR, { recursive: true });
  const payload = await getPayload({ config, disableDBConnect: true });
  const { db } = payload;
  if (!isAdapter(db)) throw new Error('the database has no adapter');
  listen(payload);
  // Whoever had the lock may have replaced SQLite's file.
  if (db.name === 'sqlite') await oneAtATime(db);
  await payload.db.connect?.();
  if (db.name === 'postgres') await oneAtATime(db);
  const done = await doneIn(payload);
  const pending = MIGRATIONS.filter(({ name }) => !done.has(name));
  if (db.name === 'sqlite' && db.client && pending.length > 0) {
    if (done.size === 0) await removeHalfMade(payload, db);
    else console.log(`backed up to ${await backUp()}`);
  }
  if (pending.length > 0) await payload.db.migrate({ migrations: MIGRATIONS });
  for (const { name } of pending) console.log(`migrated ${name}`);
  if (pending.length === 0) console.log('nothing to migrate');
}

try {
  await migrate();
  process.exit(0);
} catch (error) {
  problem ||= error instanceof Error ? error.message : String(error);
  process.exit(1);
}
