import { oneForAll } from '@/lib/oneForAll.mjs';
import type { Payload } from 'payload';
import { isPostgresOf, rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import { logFailure } from '../services/log';

const TO_DISK_EVERY_MS = 1000;

const inHurry = oneForAll('inHurry', () => ({ count: 0 }));

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
  inHurry.count += 1;
  await rowsBy(db, sql`PRAGMA synchronous = NORMAL`);
  const timer = setInterval(() => void toDisk().catch(failed), TO_DISK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    inHurry.count -= 1;
    if (inHurry.count === 0) await rowsBy(db, sql`PRAGMA synchronous = FULL`);
    await toDisk();
  };
}
