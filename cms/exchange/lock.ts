import type { Pool } from 'pg';
import { DATABASE_URL } from '../env';
import { takeFileLock, type Release } from '../queries/fileLock';
import { hasPool } from '../queries/driver';
import { NOTICED_WHEN_LOST } from '../queries/oneAtATime';

/** What the advisory lock is known by in its database. */
const KEY = 1_331_122_007;

type OnLost = (error: Error) => void;

/** As long as nothing else is asked for, the process ends with the lock. */
const fail: OnLost = (error) => {
  throw error;
};

async function takePostgres(pool: Pool, onLost: OnLost): Promise<Release | null> {
  const client = await pool.connect();
  // Nobody else listens to a connection that is taken from the pool: the process would die of it.
  client.once('error', onLost);
  const giveBack = (isBroken: boolean) => {
    client.off('error', onLost);
    client.release(isBroken);
  };
  let isTaken: boolean;
  try {
    await client.query(NOTICED_WHEN_LOST);
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [KEY]);
    isTaken = rows[0]?.taken === true;
  } catch (error) {
    try {
      giveBack(true);
    } catch {
      // It is back already when its first statement failed (queries/pools.ts).
    }
    throw error;
  }
  // With its connection the lock ends as well.
  if (isTaken) return async () => client.release(true);
  giveBack(false);
  return null;
}

/** One import at a time, in all processes; the lock ends with its process, however that ends. Null: another has it. */
export const takeLock = (db: object, onLost: OnLost = fail): Promise<Release | null> =>
  DATABASE_URL && hasPool(db) ? takePostgres(db.pool, onLost) : takeFileLock('.import-lock');
