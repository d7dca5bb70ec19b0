import { isPostgresOf, rowsBy } from './driver';
import { sql, type SQL } from './sql';

/** Clocks of several CMS differ by less (docs/decisions/0040). What is later still was written by one that has been put right since. */
export const CLOCKS_DIFFER_MS = 60_000;

/**
 * A moment of this machine's clock, by the database's: of several CMS one takes up what another has left, and their clocks may
 * differ (docs/decisions/0040).
 */
export const byDatabase = (db: object, at: number): SQL =>
  isPostgresOf(db)
    ? sql`(FLOOR(EXTRACT(EPOCH FROM statement_timestamp()) * 1000) + ${at - Date.now()})`
    : sql`${at}`;

export async function momentBy(db: object, at: number): Promise<number> {
  if (!isPostgresOf(db)) return at;
  const [row] = await rowsBy<{ moment: string }>(db, sql`SELECT ${byDatabase(db, at)} AS moment`);
  return Number(row?.moment ?? at);
}
