import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { until } from '../support/until.mjs';
import { hasDatabase, openDatabase } from './support/database';
import { assertFits, firstOf, ORIGIN } from './support/service';

/** Equal calls within 150 ms share one answer. */
const SHARED_MS = 200;

let id = '';
let uri = '';
before(async () => {
  const { datas } = await firstOf('liveList', wireVideoList);
  const lives = datas.map((item) => assertFits(wireVideo, item));
  const onAir = lives.find(({ sTime, eTime }) => (sTime ?? 0) <= Date.now() && eTime === null);
  assert.ok(onAir, 'nothing is on the air');
  ({ id, uri } = onAir);
  if (hasDatabase) await addOtherRecording();
});

/** Of another recording, whose parts have the same names. */
const OTHER = 'part-of-another-recording';

async function addOtherRecording() {
  const database = openDatabase();
  const added = await database.run(
    `INSERT INTO media (filename, original_name, mime_type, updated_at, created_at)
      SELECT '${OTHER}-' || id || '.m4s', original_name, mime_type, updated_at, created_at
      FROM media WHERE original_name LIKE '%.m4s' RETURNING id`,
  );
  assert.ok(added.length >= 8, `${added.length} parts`);
  after(async () => {
    await database.run(`DELETE FROM media WHERE filename LIKE '${OTHER}-%'`);
    await database.close();
  });
}

const get = (path: string) => fetch(ORIGIN + path);
const sequenceOf = (playlist: string) =>
  Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)$/m.exec(playlist)?.[1]);

test('§2 a recording is given as a live stream that moves on', async () => {
  assert.equal(uri, `/video/live.${id}.m3u8`);
  const response = await get(uri);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('content-type'), 'application/vnd.apple.mpegurl');
  const playlist = await response.text();
  assert.doesNotMatch(playlist, /#EXT-X-ENDLIST/);
  const segments = playlist.match(/^[^#].+$/gm) ?? [];
  assert.equal(segments.length, 8);
  const [, head = ''] = /^#EXT-X-MAP:URI="(.+)"$/m.exec(playlist) ?? [];
  for (const part of [head, ...segments]) {
    const { status, headers } = await fetch(`${ORIGIN}/video/${part}`, { method: 'HEAD' });
    assert.deepEqual([status, headers.get('content-type')], [200, 'video/iso.segment'], part);
    assert.match(headers.get('cache-control') ?? '', /max-age=600/);
  }
  await wait(4200);
  const later = sequenceOf(await (await get(uri)).text());
  assert.ok(later > sequenceOf(playlist), `${later}`);
});

test('what is no live video is not found', async () => {
  for (const name of ['live.0.m3u8', 'live.999999.m3u8', 'live.1.ts', 'live..m3u8', 'live.1']) {
    assert.equal((await get(`/video/${name}`)).status, 404, name);
  }
});

test('a live video taken back is not played', { skip: !hasDatabase }, async () => {
  const database = openDatabase();
  after(() => database.close());
  const setStatus = (status: string) =>
    database.run(`UPDATE lives SET _status = '${status}' WHERE id = ?`, [Number(id)]);
  await setStatus('draft');
  await wait(SHARED_MS);
  const { status } = await get(uri);
  await setStatus('published');
  assert.equal(status, 404);
});

test('of parts with the same names it has its own', { skip: !hasDatabase }, async () => {
  const database = openDatabase();
  after(async () => {
    await database.run("DELETE FROM media WHERE filename LIKE 'same-name-%'");
    await database.close();
  });
  const [playlist] = await database.run(
    'SELECT m.created_at AS at FROM lives v JOIN media m ON m.id = v.file_id WHERE v.id = ?',
    [Number(id)],
  );
  const cameAt = new Date(String(playlist?.at)).getTime();
  /** All of one moment. The demo's playlist has the stored names of its parts. */
  const add = (whose: string, at: number) =>
    database.run(
      `INSERT INTO media (filename, original_name, mime_type, updated_at, created_at)
        SELECT 'same-name-${whose}-' || id || '.m4s', filename, mime_type, updated_at,
          '${new Date(at).toISOString()}'
        FROM media WHERE filename LIKE 'video-%.m4s'`,
    );
  // Of an hour before, though next to the playlist in the library.
  await add('other', cameAt - 3_600_000);
  await add('own', cameAt + 1000);
  const partsOf = async () => (await (await get(uri)).text()).match(/^[^#].+$/gm) ?? [];
  await until('new parts are found', async () => /same-name-/.test(String(await partsOf())));
  for (const part of await partsOf()) assert.match(part, /^same-name-own-\d+\.m4s$/);
});
