import { logFailure } from '../services/log';
import { rows } from './database';
import { gathering } from './sharing';
import { sql } from './sql';

async function look(): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await rows(sql`SELECT 1`);
    return false;
  } catch (error) {
    logFailure({ path: 'database', token: 'net.error', startedAt, error });
    return true;
  }
}

/** Whether the database can't be reached just now. One look at a time, however many strangers have it asked. */
export const isDatabaseAway = gathering(look, 0);
