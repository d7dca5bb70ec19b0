import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { isPostgresOf } from './driver';
import { runnerOf } from './ownTransaction';
import { sql, type SQL } from './sql';

/** Clocks of several CMS differ by less (docs/decisions/0040). What is later still was written by one that has been put right since. */
export const CLOCKS_DIFFER_MS = 60_000;

export const DAY_MS = 86_400_000;

/**
 * A moment of this machine's clock, by the database's: of several CMS one takes up what another has left, and their clocks may
 * differ (docs/decisions/0040).
 */
export const byDatabase = (db: object, at: number): SQL =>
  isPostgresOf(db)
    ? sql`(FLOOR(EXTRACT(EPOCH FROM statement_timestamp()) * 1000) + ${at - Date.now()})`
    : sql`${at}`;

/** The same as a number. Within a save's transaction it takes no second connection, which might not be free. */
export async function momentBy(
  db: BaseDatabaseAdapter,
  at: number,
  within?: Pick<PayloadRequest, 'transactionID'>,
): Promise<number> {
  if (!isPostgresOf(db)) return at;
  const run = await runnerOf(db, within);
  const [row] = await run(sql`SELECT ${byDatabase(db, at)} AS moment`);
  return Number((row as { moment: string }).moment);
}
