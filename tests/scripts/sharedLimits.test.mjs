import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import getPort from 'get-port';
import { siteProgram } from '../../scripts/support/exhibition.mjs';
import { readSecrets } from '../../scripts/support/secrets.mjs';
import { hasRedis, startRedis } from '../../scripts/support/test/redis.mjs';
import { copyData, copySite, sandboxSettings } from '../../scripts/support/test/sandbox.mjs';
import { until } from '../support/until.mjs';

/** docs/decisions/0009: `lib/api/limits.ts` with REDIS_URL. The form's endpoint refuses an empty form before it calls any service. */
const A_MINUTE = 120;
/** Sent at once: each waits half a second for a Redis that says nothing, and all must fit into the minute. */
const AT_ONCE = 20;

const folder = mkdtempSync(join(tmpdir(), 'one-world-limits-'));
const data = copyData(process.env.TEMPLATE_DATA, join(folder, 'data'));
const built = copySite(join(folder, 'site'));
const toStop = [];
after(async () => {
  await Promise.all(toStop.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

const anAddress = () => ['10', ...randomBytes(3)].join('.');

/** A website process; `post` submits an empty form and returns the status. */
async function aSite(redisUrl) {
  const { env, ...settings } = await sandboxSettings(data);
  const own = { ...settings, env: { ...env, REDIS_URL: redisUrl } };
  const site = siteProgram(own, readSecrets(own), built);
  toStop.push(site.stop);
  await site.start();
  // Loads what answers, and counts for nobody.
  assert.equal((await fetch(`${settings.siteUrl}/api/favorite`)).status, 405);
  return async (visitor) => {
    const headers = { origin: settings.siteUrl, 'x-visitor': visitor };
    const asked = { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(3000) };
    return (await fetch(`${settings.siteUrl}/api/favorite`, asked)).status;
  };
}

async function statusesOf(posts, visitor, count) {
  const statuses = [];
  while (statuses.length < count) {
    const length = Math.min(AT_ONCE, count - statuses.length);
    const sent = Array.from({ length }, (_, at) => posts[at % posts.length](visitor));
    statuses.push(...(await Promise.all(sent)));
  }
  return statuses;
}

const upTo = (allowed, count) => [...Array(allowed).fill(400), ...Array(count - allowed).fill(429)];

/** A process counts alone when Redis keeps it waiting, which happens on a busy machine: a new visitor then tries again. */
async function untilShared(posts) {
  const many = A_MINUTE + 4;
  const expected = String(upTo(A_MINUTE, many));
  const areShared = async () => String(await statusesOf(posts, anAddress(), many)) === expected;
  await until('the processes share one count', areShared, { withinMs: 20_000 });
}

test(
  'two processes share one count, without Redis each has its own',
  { skip: !hasRedis() && 'there is no redis-server' },
  async () => {
    const port = await getPort();
    const url = `redis://127.0.0.1:${port}`;
    let redis = await startRedis(port);
    toStop.push(() => redis.stop());
    const posts = await Promise.all([aSite(url), aSite(url)]);
    const many = A_MINUTE + 4;
    await untilShared(posts);

    await redis.stop();
    const alone = anAddress();
    for (const post of posts) {
      assert.deepEqual(await statusesOf([post], alone, many), upTo(A_MINUTE, many));
    }

    redis = await startRedis(port);
    await untilShared(posts);
  },
);

test('a Redis that is not there lets visitors in, and counts all the same', async () => {
  const post = await aSite(`redis://127.0.0.1:${await getPort()}`);
  const many = A_MINUTE + 2;
  assert.deepEqual(await statusesOf([post], anAddress(), many), upTo(A_MINUTE, many));
});

test('a Redis that says nothing keeps nobody waiting', async () => {
  const calls = [];
  const silent = createServer((call) => calls.push(call)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  toStop.push(async () => {
    calls.forEach((call) => call.destroy());
    silent.close();
  });
  const post = await aSite(`redis://127.0.0.1:${silent.address().port}`);
  const many = A_MINUTE + 2;
  assert.deepEqual(await statusesOf([post], anAddress(), many), upTo(A_MINUTE, many));
  assert.ok(calls.length > 0);
});
