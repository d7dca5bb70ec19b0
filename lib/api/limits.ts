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

const KEY = Symbol.for('oneWorldOneFuture.limiters');

type Counts = { limiters: Map<string, Promise<RateLimiterAbstract>>; ownSecret: Buffer };

/** One for the middleware and all routes, which are bundled apart. As many limiters as there are names of limits. */
const { limiters, ownSecret } = ((globalThis as { [KEY]?: Counts })[KEY] ??= {
  limiters: new Map(),
  ownSecret: randomBytes(32),
});

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
  (fingerprint ??= fingerprintsBy(env().revalidateSecret || ownSecret, 'limits'))(key);

function limiterOf(name: string, allowance: Allowance): Promise<RateLimiterAbstract> {
  const known = limiters.get(name) ?? make(name, allowance);
  limiters.set(name, known);
  return known;
}

/**
 * Counts one more under the key and tells whether that is still within the allowance. Counted in memory, or in Redis for
 * all processes together when `REDIS_URL` says so (docs/decisions/0009).
 */
export async function limit(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const limiter = await limiterOf(name, allowance);
  try {
    await limiter.consume(hidden(key));
    return true;
  } catch (refusal) {
    // What the library rejects with when the points are used up is no error.
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** Whether one more would still be within the allowance; counts nothing. */
export async function isWithin(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const counted = await (await limiterOf(name, allowance)).get(hidden(key));
  return (counted?.consumedPoints ?? 0) < allowance.points;
}
