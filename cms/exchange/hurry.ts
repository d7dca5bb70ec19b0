import type { Payload } from 'payload';
import { isPostgresOf, rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import { logFailure } from '../services/log';

const TO_DISK_EVERY_MS = 1000;

/** Next loads this module twice, for the start and for routes. */
const KEY = Symbol.for('oneWorldOneFuture.inHurry');
const shared = globalThis as { [KEY]?: number };

/**
 * Until the returned function is called, SQLite waits for the disk once a second instead of at each statement, and so do all who
 * write by this process's connection. A process that is killed loses nothing by it; after a power failure the last second may be
 * missing, the journal of what was being done with it, so that it goes on from there.
 */
export async function hurry({ db }: Payload): Promise<() => Promise<void>> {
  if (isPostgresOf(db)) return async () => undefined;
  const toDisk = () => rowsBy(db, sql`PRAGMA wal_checkpoint(PASSIVE)`);
  const failed = (error: unknown) =>
    logFailure({ path: 'hurry', token: 'request.failed', startedAt: performance.now(), error });
  shared[KEY] = (shared[KEY] ?? 0) + 1;
  await rowsBy(db, sql`PRAGMA synchronous = NORMAL`);
  const timer = setInterval(() => void toDisk().catch(failed), TO_DISK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    shared[KEY] = (shared[KEY] ?? 1) - 1;
    if (shared[KEY] === 0) await rowsBy(db, sql`PRAGMA synchronous = FULL`);
    await toDisk();
  };
}
