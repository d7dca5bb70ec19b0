import { CLOCKS_DIFFER_MS } from './clocks';
import { deleteFree, rows } from './database';
import { sql, type SQL } from './sql';

const WINDOW_MS = 3_600_000;

const isAhead = (now: number): SQL => sql`rate_limits.window_start > ${now + CLOCKS_DIFFER_MS}`;
const isOver = (now: number): SQL =>
  sql`(rate_limits.window_start <= ${now - WINDOW_MS} OR ${isAhead(now)})`;

/** Counts one more under the key in a single statement; true while it is within the hourly limit. */
export async function isWithinLimit(key: string, limit: number, now: number): Promise<boolean> {
  const [counted] = await rows<{ count: number | string }>(sql`
    INSERT INTO rate_limits (key, count, window_start) VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isOver(now)} THEN 1 ELSE rate_limits.count + 1 END,
      window_start = CASE WHEN ${isOver(now)} THEN ${now} ELSE rate_limits.window_start END
    RETURNING count`);
  return Number(counted?.count) <= limit;
}

/** Whether one more would be within the hourly limit, without counting it. */
export async function isBelowLimit(key: string, limit: number, now: number): Promise<boolean> {
  const [full] = await rows(sql`
    SELECT key FROM rate_limits
    WHERE key = ${key} AND count >= ${limit} AND NOT ${isOver(now)}`);
  return !full;
}

/** Those of networks where an editor signed in are meant to be ahead (signIns.ts). */
export const sweepRateLimits = (now: number) =>
  deleteFree(
    'rate_limits',
    sql`window_start <= ${now - WINDOW_MS} OR (${isAhead(now)} AND key NOT LIKE 'sign-in:%')`,
  );
