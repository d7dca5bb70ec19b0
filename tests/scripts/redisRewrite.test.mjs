import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import getPort from 'get-port';
import Redis from 'ioredis';
import { run } from '../../scripts/support/run.mjs';
import { hasRedis, startRedis } from '../../scripts/support/test/redis.mjs';
import { until } from '../support/until.mjs';

const folder = mkdtempSync(join(tmpdir(), 'one-world-redis-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const filesWith = (text) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(text));

test(
  'counts that are over are gone from Redis’s disk, too, and notes of changes stay',
  { skip: !hasRedis() && 'there is no redis-server' },
  async (context) => {
    const place = { folder, password: 'a-password' };
    const port = await getPort();
    const url = `redis://:${place.password}@127.0.0.1:${port}`;
    let redis = await startRedis(port, place);
    context.after(() => redis.stop());
    const client = new Redis(url);
    client.on('error', () => undefined);
    context.after(() => client.disconnect());
    await client.set('limit:captcha:a-fingerprint', 1, 'PX', 100);
    await client.xadd('notes', '*', 'note', '{}');
    await until('the count is over', async () => (await client.dbsize()) === 1);
    assert.notDeepEqual(filesWith('a-fingerprint'), []);

    const env = { ...process.env, REDIS_URL: url };
    await run(process.execPath, ['scripts/redisRewrite.mjs'], { env });
    await until('the file is written anew', () => filesWith('a-fingerprint').length === 0);

    await redis.stop();
    redis = await startRedis(port, place);
    assert.equal(await client.xlen('notes'), 1);
  },
);

test('a Redis that is not there is told in one line', async () => {
  const env = { ...process.env, REDIS_URL: `redis://:a-password@127.0.0.1:${await getPort()}` };
  await assert.rejects(run(process.execPath, ['scripts/redisRewrite.mjs'], { env }), (error) => {
    assert.match(error.message, /^Redis did not write its file anew: .*ECONNREFUSED/m);
    assert.doesNotMatch(error.message, /a-password|^ +at /m);
    return true;
  });
});
