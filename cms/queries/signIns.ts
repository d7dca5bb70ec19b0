import { rows } from './database';
import { sql } from './sql';

/** A try that succeeded doesn't count. */
export const giveBack = (key: string) =>
  rows(sql`UPDATE rate_limits SET count = count - 1 WHERE key = ${key} AND count > 0`);

/** Those under the key of an account, and under those that begin with it. */
export const forgetTries = (key: string) =>
  rows(sql`DELETE FROM rate_limits WHERE key = ${key} OR key LIKE ${`${key}:%`}`);

/** `email`: as it is stored. */
export async function hasAccount(email: string): Promise<boolean> {
  const found = await rows(sql`SELECT 1 AS one FROM editors WHERE email = ${email}`);
  return found.length > 0;
}

/** Rows go an hour after `window_start` (rateLimits.ts), so this one is kept until then. */
export const remember = (key: string, until: number) =>
  rows(sql`
    INSERT INTO rate_limits (key, count, window_start) VALUES (${key}, 1, ${until})
    ON CONFLICT (key) DO UPDATE SET window_start = ${until}`);

export async function isRemembered(key: string, now: number): Promise<boolean> {
  const found = await rows(
    sql`SELECT 1 AS one FROM rate_limits WHERE key = ${key} AND window_start > ${now}`,
  );
  return found.length > 0;
}
