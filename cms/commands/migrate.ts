import { mkdirSync } from 'node:fs';
import { getPayload, type Payload } from 'payload';
import { messageOf } from '@/lib/errors';
import { isHalfRestored } from '../../scripts/support/backup/place.mjs';
import { MIGRATIONS } from '../database';
import { DATA_DIR } from '../env';
import { forgetOldBackups } from '../backups/oldBackups';
import { wholly, type Client } from '../backups/wholly';
import { oneAtATime } from '../queries/oneAtATime';
import config from '../payload.config';

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

/** The migrations have run, whatever becomes of older backups. */
async function tellBackup(saved: string) {
  if (!saved) return;
  console.log(`backed up to ${saved}`);
  try {
    await forgetOldBackups(Date.now());
  } catch (error) {
    console.error(`Older backups could not be deleted: ${messageOf(error)}`);
  }
}

/** `npm run migrate -w cms`: runs the missing migrations, and backs up an exhibition on SQLite. Of several at once one does it. */
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
  if (db.name === 'sqlite' && db.client) {
    await tellBackup(await wholly(db.client, done.size > 0, run));
  } else await run();
  for (const { name } of pending) console.log(`migrated ${name}`);
}

try {
  await migrate();
  process.exit(0);
} catch (error) {
  problem ||= messageOf(error);
  process.exit(1);
}
