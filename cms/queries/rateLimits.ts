import { deleteFree, rows } from './database';
import { sql } from './sql';

const WINDOW_MS = 3_600_000;

/** Counts one more under the key in a single statement; true while it is within the hourly limit. */
export async function isWithinLimit(key: string, limit: number, now: number): Promise<boolean> {
  const stale = now - WINDOW_MS;
  const [counted] = await rows<{ count: number | string }>(sql`
    INSERT INTO rate_limits (key, count, window_start) VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN rate_limits.window_start <= ${stale} THEN 1 ELSE rate_limits.count + 1 END,
      window_start = CASE WHEN rate_limits.window_start <= ${stale} THEN ${now} ELSE rate_limits.window_start END
    RETURNING count`);
  return Number(counted?.count) <= limit;
}

/** Whether one more would be within the hourly limit, without counting it. */
export async function isBelowLimit(key: string, limit: number, now: number): Promise<boolean> {
  const [full] = await rows(sql`
    SELECT key FROM rate_limits
    WHERE key = ${key} AND count >= ${limit} AND window_start > ${now - WINDOW_MS}`);
  return !full;
}

export const sweepRateLimits = (now: number) =>
  deleteFree('rate_limits', sql`window_start <= ${now - WINDOW_MS}`);
