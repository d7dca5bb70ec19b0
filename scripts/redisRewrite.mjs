import Redis from 'ioredis';
import { redisUrlOf } from '../server/settings.mjs';
import { failure, runMain } from './support/failure.mjs';

const LONGEST_MS = 10_000;

/**
 * `node scripts/redisRewrite.mjs`: Redis, which adds each command to a file, writes that anew, without counts of visitors that are over
 * (docs/operations.md, "What is kept of people").
 */
await runMain(async () => {
  const url = redisUrlOf(process.env);
  if (!url) throw failure('REDIS_URL is not set.');
  const waits = { connectTimeout: LONGEST_MS, commandTimeout: LONGEST_MS };
  const redis = new Redis(url, { ...waits, lazyConnect: true, retryStrategy: () => null });
  // `connect` itself says no more than that it failed.
  let reason;
  redis.on('error', (error) => (reason = error));
  try {
    await redis.connect();
    console.log(await redis.bgrewriteaof());
  } catch (error) {
    throw failure(`Redis did not write its file anew: ${(reason ?? error).message}`);
  } finally {
    redis.disconnect();
  }
});
