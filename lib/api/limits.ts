import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { log } from '@/lib/log';
import { oneForAll } from '@/lib/oneForAll.mjs';
import { reasonOf } from '@/lib/reason';

export type Allowance = { points: number; seconds: number };

/** `memory` counts what Redis does not. */
type Limiter = { memory: RateLimiterMemory; shared?: RateLimiterRedis };

type Counts = { limiters: Map<string, Promise<Limiter>>; ownSecret: Buffer };

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

/** At the brink of its memory Redis refuses one and takes the next: an outage is over when nothing has failed for so long. */
const QUIET_MS = 10_000;

/** Logs an outage once, not at each reconnection attempt or refusal. */
function outages() {
  let [isOut, failedAt] = [false, 0];
  return {
    failed(error: Error) {
      failedAt = Date.now();
      const reason = reasonOf(error);
      if (!isOut) log({ level: 'warn', msg: 'limits: each process counts alone', reason });
      isOut = true;
      return null;
    },
    counted() {
      if (!isOut || Date.now() < failedAt + QUIET_MS) return;
      log({ level: 'info', msg: 'limits: one count for all processes again' });
      isOut = false;
    },
  };
}

const outage = outages();

/** One connection for all limits. It reconnects by itself; meanwhile each process counts alone. */
async function connect(url: string) {
  // The named export `Redis` is missing in the built website; the default export is the same class.
  const { default: Redis } = await import('ioredis');
  const client = new Redis(url, REDIS);
  client.on('error', outage.failed);
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, wait(TIMEOUT_MS)]);
  return client;
}

let connection: ReturnType<typeof connect> | undefined;

async function make(name: string, { points, seconds }: Allowance): Promise<Limiter> {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const { redisUrl } = env();
  if (!redisUrl) return { memory };
  const storeClient = await (connection ??= connect(redisUrl));
  return { memory, shared: new RateLimiterRedis({ ...options, storeClient }) };
}

let fingerprint: ReturnType<typeof fingerprintsBy> | undefined;

/** Keys are hashed: no visitor's address is stored. Processes that count together share the secret; without one each has its own. */
const hidden = (key: string) =>
  (fingerprint ??= fingerprintsBy(env().revalidateSecret || ownSecret, 'limits'))(key);

function limiterOf(name: string, allowance: Allowance): Promise<Limiter> {
  const known = limiters.get(name) ?? make(name, allowance);
  limiters.set(name, known);
  return known;
}

/** Throws a value that is no Error when the points are used up. */
async function consume({ memory, shared }: Limiter, key: string) {
  if (!shared) return memory.consume(key);
  try {
    const result = await shared.consume(key);
    outage.counted();
    return result;
  } catch (refusal) {
    if (!(refusal instanceof Error)) throw refusal;
    outage.failed(refusal);
    return memory.consume(key);
  }
}

/**
 * Counts one more under the key and returns whether it is still within the allowance. Counts in memory, or in Redis for
 * all processes together when `REDIS_URL` is set (docs/decisions/0009).
 */
export async function limit(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const limiter = await limiterOf(name, allowance);
  try {
    await consume(limiter, hidden(key));
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** Whether one more would be within the allowance, without counting it. A Redis that refuses to write may still answer reads. */
export async function isWithin(name: string, key: string, allowance: Allowance): Promise<boolean> {
  const { memory, shared } = await limiterOf(name, allowance);
  const [alone, together] = await Promise.all([
    memory.get(hidden(key)),
    shared?.get(hidden(key)).catch(outage.failed),
  ]);
  const counted = Math.max(alone?.consumedPoints ?? 0, together?.consumedPoints ?? 0);
  return counted < allowance.points;
}
