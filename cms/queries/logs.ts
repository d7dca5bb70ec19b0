import { DAY_MS } from './clocks';
import { deleteFree, localApi } from './database';
import { LOGS_KEEP_DAYS, noteSweep } from '../exchange/exportLog';
import { purgeFavourites } from './favourites';
import { sql } from './sql';

/** Who exported or erased data of people is known for a limited time only. */
export const sweepLogs = (now: number) =>
  deleteFree('logs', sql`c_time < ${new Date(now - LOGS_KEEP_DAYS * DAY_MS).toISOString()}`);

/** What was kept for long enough goes, and the log says how much. */
export async function purgeAndNote(keepDays: number, now: number) {
  const count = await purgeFavourites(keepDays, now);
  await noteSweep(await localApi(), 'favourites', count);
}
