import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { hasRedis, startRedis } from '../../scripts/support/test/redis.mjs';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';

/** Nothing is stale after this time, whatever was killed in between (docs/decisions/0037). */
const FRESH_AFTER_MS = 10_000;
const LOOK_MS = 50;
const skip = !hasRedis() && 'there is no redis-server';

type Exhibition = Awaited<ReturnType<typeof startExhibition>>;
let exhibition: Exhibition;
let redis: Awaited<ReturnType<typeof startRedis>>;
let redisPort: number;
const folder = mkdtempSync(join(tmpdir(), 'one-world-many-'));

before(async () => {
  if (skip) return;
  redisPort = await getPort();
  redis = await startRedis(redisPort);
  // The CMS knows one website only: of the other one it knows by Redis alone.
  exhibition = await startExhibition(process.env.TEMPLATE_DATA, folder, {
    hasTwin: true,
    isTwinUnknown: true,
    env: { REDIS_URL: `redis://127.0.0.1:${redisPort}` },
  });
});
after(async () => {
  await exhibition?.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sites = () => [exhibition.siteUrl, exhibition.twinUrl];
const pageOf = async (site: string, path: string) => (await fetch(site + path)).text();

const isShown = async (site: string, path: string, name: string) =>
  (await pageOf(site, path)).includes(name);

/** Until both show it. */
async function untilShown(path: string, name: string) {
  const end = Date.now() + FRESH_AFTER_MS;
  for (const site of sites()) {
    const how = { withinMs: end - Date.now(), everyMs: LOOK_MS };
    await until(`${site}${path} shows ${name}`, () => isShown(site, path, name), how);
  }
}

async function aWork() {
  const editor = editorOf(exhibition);
  const work = await editor.first('albums', 'where[yearLabel][equals]=2022&sort=seq');
  const path = `/artwork/${work.id}`;
  for (const site of sites()) await pageOf(site, path);
  return { path, rename: (name: string) => editor.change('albums', work.id, { name }) };
}

test('a change shows on all websites', { skip }, async () => {
  const { path, rename } = await aWork();
  await rename('Told to all');
  await untilShown(path, 'Told to all');
});

test(
  'nobody gets an old page ten seconds later, though nobody asked before',
  { skip },
  async () => {
    const { path, rename } = await aWork();
    await rename('Not asked for');
    await wait(FRESH_AFTER_MS);
    for (const site of sites()) assert.match(await pageOf(site, path), /Not asked for/);
  },
);

test('a website that was away shows no old page after its start', { skip }, async () => {
  const { path, rename } = await aWork();
  assert.ok(exhibition.twin);
  await exhibition.twin.stop();
  await rename('Missed by one');
  await wait(1500);
  await exhibition.twin.start();
  assert.match(await pageOf(exhibition.twinUrl, path), /Missed by one/);
  await untilShown(path, 'Missed by one');
});

test('Redis may die, with all that it knew', { skip }, async () => {
  const { path, rename } = await aWork();
  await redis.stop();
  await rename('Without Redis');
  const isTold = () => isShown(exhibition.siteUrl, path, 'Without Redis');
  const how = { withinMs: FRESH_AFTER_MS, everyMs: LOOK_MS };
  await until('the website that the CMS knows is told', isTold, how);
  redis = await startRedis(redisPort);
  await untilShown(path, 'Without Redis');
  await rename('With Redis again');
  await untilShown(path, 'With Redis again');
});
