import { DAY_MS } from './clocks';
import { deleteFree } from './database';
import { LOGS_KEEP_DAYS } from '../exchange/exportLog';
import { sql } from './sql';

/** Who exported or erased data of people is known for a limited time only. */
export const sweepLogs = (now: number) =>
  deleteFree('logs', sql`c_time < ${new Date(now - LOGS_KEEP_DAYS * DAY_MS).toISOString()}`);
