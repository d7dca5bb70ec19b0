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
import { oneForAll } from '@/lib/oneForAll.mjs';

export type Allowance = { points: number; seconds: number };

type Counts = { limiters: Map<string, Promise<RateLimiterAbstract>>; ownSecret: Buffer };

/** Shared by the middleware and the routes, which are bundled separately. One limiter for each name. */
const { limiters, ownSecret } = oneForAll('limiters', (): Counts => ({
  limiters: new Map(),
  ownSecret: randomBytes(32),
}));

/** The longest that a request waits for a slow or silent Redis. */
const TIMEOUT_MS = 500;

const REDIS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: TIMEOUT_MS,
  commandTimeout: TIMEOUT_MS,
  // One that goes on saying nothing is left, so that not every request waits for it; connected anew, it has to answer first.
  socketTimeout: 2 * TIMEOUT_MS,
} as const;

/** Logs an outage once, not at each reconnection attempt. */
function logOutages(client: Redis) {
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

/** One connection for all limits. It reconnects by itself; meanwhile each process counts alone. */
async function connect(url: string) {
  // The named export `Redis` is missing in the built website; the default export is the same class.
  const { default: Redis } = await import('ioredis');
  const client = new Redis(url, REDIS);
  logOutages(client);
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, wait(TIMEOUT_MS)]);
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

/** Keys are hashed: no visitor's address is stored. Processes that count together share the secret; without one each has its own. */
const hidden = (key: string) =>
  (fingerprint ??= fingerprintsBy(env().revalidateSecret || ownSecret, 'limits'))(key);

function limiterOf(name: string, allowance: Allowance): Promise<RateLimiterAbstract> {
  const known = limiters.get(name) ?? make(name, allowance);
  limiters.set(name, known);
  return known;
}

/**
 * Counts one more under the key and returns whether it is still within the allowance. Counts in memory, or in Redis for
 * all processes together when `REDIS_URL` is set (docs/decisions/0009).
 */
export async function limit(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const limiter = await limiterOf(name, allowance);
  try {
    await limiter.consume(hidden(key));
    return true;
  } catch (refusal) {
    // When the points are used up, the library rejects with a value that is no Error.
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** Whether one more would be within the allowance, without counting it. */
export async function isWithin(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const counted = await (await limiterOf(name, allowance)).get(hidden(key));
  return (counted?.consumedPoints ?? 0) < allowance.points;
}
