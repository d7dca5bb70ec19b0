import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { log } from '@/lib/log';

export type Allowance = { points: number; seconds: number };

const limiters = new Map<string, Promise<RateLimiterAbstract>>();

/** A visitor never waits longer for a Redis that is slow, or that takes the call and says nothing. */
const PATIENCE_MS = 500;

const REDIS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: PATIENCE_MS,
  commandTimeout: PATIENCE_MS,
} as const;

/** An outage is told once, not at every try to connect again. */
function tellOutages(client: Redis) {
  let isOut = false;
  client.on('error', ({ message }: Error) => {
    if (!isOut) log({ level: 'warn', msg: 'limits: each process counts alone', reason: message });
    isOut = true;
  });
  client.on('ready', () => {
    if (isOut) log({ level: 'info', msg: 'limits: one count for all processes again' });
    isOut = false;
  });
}

/** One connection for all limits. It comes back by itself; meanwhile each process counts for itself. */
async function connect(url: string) {
  // The class by its other name isn't there in the built website.
  const { default: Redis } = await import('ioredis');
  const client = new Redis(url, REDIS);
  tellOutages(client);
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, wait(PATIENCE_MS)]);
  return client;
}

let connection: ReturnType<typeof connect> | undefined;

async function make(name: string, { points, seconds }: Allowance): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const { redisUrl } = env();
  if (!redisUrl) return memory;
  const storeClient = await (connection ??= connect(redisUrl));
  return new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: memory });
}

let fingerprint: ReturnType<typeof fingerprintsBy> | undefined;

/** No visitor's address is kept, here or in Redis. Processes that count together share the secret; without one each has its own. */
const hidden = (key: string) =>
  (fingerprint ??= fingerprintsBy(env().revalidateSecret || randomBytes(32), 'limits'))(key);

/**
 * Counts one more under the key and tells whether that is still within the allowance. Counted in memory, or in Redis for
 * all processes together when `REDIS_URL` says so (docs/decisions/0009).
 */
export async function limit(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const known = limiters.get(name) ?? make(name, allowance);
  limiters.set(name, known);
  try {
    await (await known).consume(hidden(key));
    return true;
  } catch (refusal) {
    // What the library rejects with when the points are used up is no error.
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** Whether one more would still be within the allowance; counts nothing. */
export async function isWithin(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const known = limiters.get(name) ?? make(name, allowance);
  limiters.set(name, known);
  const counted = await (await known).get(hidden(key));
  return (counted?.consumedPoints ?? 0) < allowance.points;
}
