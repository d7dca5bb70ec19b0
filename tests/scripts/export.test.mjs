import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseCsv } from 'hucre/csv';
import { runScript } from '../support/runScript.mjs';
import { makeData, inDatabaseOf } from '../support/savedData.mjs';
import { zipEntries } from '../support/zipEntries.mjs';

/** `npm run export -- FILE.zip` (docs/decisions/0044), on SQLite. */
const folder = mkdtempSync(join(tmpdir(), 'one-world-export-'));
const dataDir = join(folder, 'data');
const at = (name) => join(folder, name);
const COLLECTOR = 'collector@example.net';

const exportTo = (...words) => runScript('export', words, { DATA_DIR: dataDir });

before(async () => {
  await makeData(dataDir);
  await inDatabaseOf(dataDir, async (query) => {
    const [{ id }] = await query('SELECT id FROM albums ORDER BY id LIMIT 1');
    await query('INSERT INTO favourites (album_id, email, name, c_time) VALUES (?, ?, ?, ?)', [
      ...[id, COLLECTOR, 'Ann', new Date().toISOString()],
    ]);
    await query(`UPDATE _albums_v SET version__status = 'draft' WHERE latest AND parent_id IN
      (SELECT id FROM albums WHERE _status = 'published' ORDER BY id LIMIT 2)`);
    await query(`INSERT INTO payload_jobs (input, task_slug, wait_until, processing, has_error)
      VALUES ('{}', 'schedulePublish', '2999-01-01T00:00:00.000Z', FALSE, FALSE)`);
  });
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('an archive has the sheet, every upload as it is, and all content, for its owner alone', async () => {
  const { how, said } = await exportTo(at('all.zip'));
  assert.equal(how, 0, said);
  assert.match(said, /264 works with \d+ pictures, \d+ other files, [\d.]+ MB/);
  assert.match(said, /published items \(2\) and plans to publish or withdraw \(1\)/);
  assert.equal(statSync(at('all.zip')).mode & 0o777, 0o600);
  const entries = await zipEntries(at('all.zip'));

  const rows = parseCsv(entries['works.csv'].toString('utf8'));
  assert.equal(rows.length, 265);
  const titles = ['Chinese', 'Arabic'].map((name) => rows[0].indexOf(`Title (${name})`));
  assert.match(String(rows[1][titles[0]]), /\p{Script=Han}/u);
  assert.match(String(rows[1][titles[1]]), /\p{Script=Arabic}/u);

  const named = await inDatabaseOf(dataDir, (query) => query('SELECT filename FROM media'));
  const files = Object.keys(entries).filter((name) => /^(?:pictures|files)\//.test(name));
  assert.deepEqual(
    files.map((name) => name.replace(/^\w+\//, '')).sort(),
    named.map(({ filename }) => filename).sort(),
  );
  for (const name of files) {
    const stored = readFileSync(join(dataDir, 'media', name.replace(/^\w+\//, '')));
    assert.ok(entries[name].equals(stored), name);
  }
  const column = rows[0].indexOf('Picture file');
  const pictures = files.filter((name) => name.startsWith('pictures/'));
  const inSheet = rows.slice(1).map((row) => `pictures/${row[column]}`);
  assert.ok(pictures.length > 0);
  assert.deepEqual(
    pictures.filter((name) => !inSheet.includes(name)),
    [],
  );

  const json = (name) => JSON.parse(entries[name].toString('utf8'));
  const manifest = json('manifest.json');
  assert.deepEqual([manifest.shape, manifest.works], [1, 264]);
  assert.equal(json('content/albums.json').length, 264);
  assert.ok(json('content/years.json').some(({ title }) => title.ar && title.zh));
  for (const name of Object.keys(entries).filter((each) => each.endsWith('.json'))) json(name);
  // What is made meanwhile may refer only to what is written later.
  const names = Object.keys(entries).map((name) => name.replace(/globals\/.*/, 'globals'));
  const written = ['globals', 'albumComments.json', 'albums.json', 'labels.json', 'media.json'];
  const places = written.map((name) => names.lastIndexOf(`content/${name}`));
  assert.ok(places[0] >= 0);
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  assert.deepEqual(manifest.brokenRelations, []);
  for (const slug of ['news', 'menus', 'labels', 'certificates', 'albumComments', 'globals/footer'])
    assert.ok(entries[`content/${slug}.json`].length > 10, slug);
});

test('it has nobody who collected, no editor and no secret', async () => {
  const entries = await zipEntries(at('all.zip'));
  const { PAYLOAD_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  for (const [name, bytes] of Object.entries(entries)) {
    for (const secret of [COLLECTOR, 'editor@example.org', PAYLOAD_SECRET])
      assert.ok(!bytes.includes(secret), name);
    assert.doesNotMatch(name, /favourites|editors|captchas|rateLimits|outbox/);
  }
});

test('nothing is replaced, and nothing half is left', async () => {
  writeFileSync(at('there.zip'), 'mine');
  const refused = await exportTo(at('there.zip'));
  assert.equal(refused.how, 1);
  assert.match(refused.said, /is there already/);
  assert.equal(readFileSync(at('there.zip'), 'utf8'), 'mine');
  assert.equal((await exportTo('all.tar')).how, 1);
  assert.equal((await exportTo(at('nowhere/all.zip'))).how, 1);
  assert.deepEqual(readdirSync(folder).sort(), ['all.zip', 'data', 'there.zip']);
});

test('an upload that is nowhere is told, and the rest is there', async () => {
  const [{ filename }] = await inDatabaseOf(dataDir, (query) =>
    query('SELECT filename FROM media ORDER BY id LIMIT 1'),
  );
  rmSync(join(dataDir, 'media', filename));
  const { how, said } = await exportTo(at('less.zip'));
  assert.equal(how, 1);
  assert.match(said, new RegExp(`Uploads that are nowhere \\(1\\): ${filename}`));
  assert.ok(existsSync(at('less.zip')));
  const entries = await zipEntries(at('less.zip'));
  assert.ok(!Object.keys(entries).some((name) => name.endsWith(filename)));
  assert.deepEqual(JSON.parse(entries['manifest.json'].toString()).missing, [filename]);
});
