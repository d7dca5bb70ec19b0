import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DATABASE_URL } from '../env';
import { takeFileLock } from './fileLock';
import { hasPool } from './driver';

/** What the advisory lock is known by in its database. */
const KEY = 1_331_122_006;
const LOOK_MS = 200;

/** A machine that is switched off loses its connection's locks after a minute. */
export const NOTICED_WHEN_LOST = `SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`;

async function tryPostgres(pool: Pool) {
  const client = await pool.connect();
  client.on('error', ({ message }) => {
    process.stderr.write(`The lock of the database was lost: ${message}\n`);
    process.exit(1);
  });
  await client.query(NOTICED_WHEN_LOST);
  return async () => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [KEY]);
    return rows[0]?.taken === true;
  };
}

const tryFile = async () => (await takeFileLock('.start-lock')) !== null;

/**
 * Until this process ends, however it ends, it is the only one that migrates the database or fills an empty one: others wait
 * here, on other machines too.
 */
export async function oneAtATime(db: object): Promise<void> {
  const isTaken = DATABASE_URL && hasPool(db) ? await tryPostgres(db.pool) : tryFile;
  for (let tries = 0; !(await isTaken()); tries += 1) {
    if (tries === 0)
      process.stdout.write('waiting for another start, which prepares the database\n');
    await wait(LOOK_MS);
  }
}
