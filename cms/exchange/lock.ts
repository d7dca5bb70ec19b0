import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { Pool } from 'pg';
import { DATA_DIR, DATABASE_URL } from '../env';

/** What the advisory lock is known by in its database. */
const KEY = 1_331_122_007;

export type Release = () => Promise<void>;
type OnLost = (error: Error) => void;

/** As long as nothing else is asked for, the process ends with the lock. */
const fail: OnLost = (error) => {
  throw error;
};

const hasPool = (db: object): db is { pool: Pool } => 'pool' in db;

async function takePostgres(pool: Pool, onLost: OnLost): Promise<Release | null> {
  const client = await pool.connect();
  // Nobody else listens to a connection that is taken from the pool: the process would die of it.
  client.once('error', onLost);
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [KEY]);
  if (rows[0]?.taken !== true) {
    client.off('error', onLost);
    client.release();
    return null;
  }
  // With its connection the lock ends as well.
  return async () => client.release(true);
}

/** The transaction that is the lock: SQLite would end one that nobody refers to. */
const held = new Set<object>();

/** A file beside the database: its own transactions would be held up. */
async function takeSqlite(): Promise<Release | null> {
  const client = createClient({ url: pathToFileURL(join(DATA_DIR, '.import-lock')).href });
  try {
    const transaction = await client.transaction('write');
    held.add(transaction);
    return async () => {
      held.delete(transaction);
      await transaction.rollback();
      client.close();
    };
  } catch (error) {
    client.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
}

/** One import at a time, in all processes; the lock ends with its process, however that ends. Null: another has it. */
export const takeLock = (db: object, onLost: OnLost = fail): Promise<Release | null> =>
  DATABASE_URL && hasPool(db) ? takePostgres(db.pool, onLost) : takeSqlite();
