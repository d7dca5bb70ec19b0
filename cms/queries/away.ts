import { within } from '@/lib/within.mjs';
import { logFailure } from '../services/log';
import { rows } from './database';
import { gathering } from './sharing';
import { sql } from './sql';

/** Neither an editor nor a load balancer should wait for a database that doesn't answer. */
const LONGEST_MS = 2000;

const late = () => new Error(`no answer within ${LONGEST_MS / 1000} s`);

/** What the database is asked, which fails when that takes too long. */
export const inTime = <T>(asking: Promise<T>): Promise<T> => within(LONGEST_MS, asking, late);

/** Fails when the database can't be reached. */
export const reach = () => rows(sql`SELECT 1`);

async function look(): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await inTime(reach());
    return false;
  } catch (error) {
    logFailure({ path: 'database', token: 'net.error', startedAt, error });
    return true;
  }
}

/** Whether the database can't be reached just now. One look at a time, however many strangers have it asked. */
export const isDatabaseAway = gathering(look, 0);
