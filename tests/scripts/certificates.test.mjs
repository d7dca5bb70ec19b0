import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../support/runScript.mjs';
import { makeData, inDatabaseOf } from '../support/savedData.mjs';

/** `npm run certificates` (docs/decisions/0045), on SQLite. */
const folder = mkdtempSync(join(tmpdir(), 'one-world-certificates-'));
const dataDir = join(folder, 'data');
/** In a folder that isn't there yet. */
const pdf = join(folder, 'out/all.pdf');

const SITE_URL = 'https://art.example.org';
const make = (...words) =>
  runScript('certificates', ['--languages', 'es,ar', ...words], { DATA_DIR: dataDir, SITE_URL });

/** A year of two works, one of them without a number. */
before(async () => {
  await makeData(dataDir);
  await inDatabaseOf(dataDir, async (query) => {
    const works = await query(
      `SELECT albums.id FROM albums JOIN media ON media.id = albums.cover_id
        WHERE _status = 'published' AND num <> '' ORDER BY albums.id LIMIT 2`,
    );
    const [whole, without] = works.map(({ id }) => id);
    await query('UPDATE albums SET year_label_id = NULL');
    await query("UPDATE albums SET year_label_id = '2024' WHERE id IN (?, ?)", [whole, without]);
    await query('UPDATE albums SET num = NULL WHERE id = ?', [without]);
  });
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('a year’s certificates are made once, and come as one PDF', async () => {
  const first = await make('--year', '2024', '--pdf', pdf);
  assert.equal(first.how, 0, first.said);
  assert.match(first.said, /has no certificate number\n1 made, 0 were up to date, 1 not made/);
  assert.equal(readFileSync(pdf, 'latin1').match(/\/Type \/Page\b/g)?.length, 2);
  const again = await make('--year', '2024');
  assert.match(again.said, /0 made, 1 were up to date, 1 not made/);
});

test('what was made is made again in its own languages, with another address', async () => {
  const env = { DATA_DIR: dataDir, SITE_URL: 'https://new.example.org' };
  const again = (...words) => runScript('certificates', ['--again', ...words], env);
  await inDatabaseOf(dataDir, async (query) => {
    const namesOf = () =>
      query("SELECT original_name FROM media WHERE original_name LIKE 'certificate-%' ORDER BY 1");
    const before = await namesOf();
    // Also of a work that is of no year.
    const ofTheYear = "year_label_id = '2024' AND num <> ''";
    await query(`UPDATE albums SET year_label_id = NULL WHERE ${ofTheYear}`);
    const { how, said } = await again();
    assert.equal(how, 0, said);
    // The work without a number has none, and nothing is said of it.
    assert.match(said, /\n1 made, 0 were up to date, 0 not made/);
    const after = await namesOf();
    const languages = after.map((row) => /-(..)-\w+-\w+\.jpg$/.exec(row.original_name)?.[1]);
    assert.deepEqual(languages, ['ar', 'es']);
    assert.notDeepEqual(after, before);
    const none = await again('--year', '2024');
    assert.equal(none.how, 1);
    assert.match(none.said, /no published work has a certificate that was made here/);
    await query(
      `UPDATE albums SET year_label_id = '2024' WHERE id IN (SELECT album_id FROM certificates c
        JOIN certificates_rels r ON r.parent_id = c.id JOIN media m ON m.id = r.media_id
        WHERE m.original_name LIKE 'certificate-%')`,
    );
  });
  // They bear the year once more.
  assert.match((await again('--year', '2024')).said, /1 made, 0 were up to date, 0 not made/);
  const mixed = await again('--languages', 'fr');
  assert.match(mixed.said, /--again \[--year 2024\]/);
});

test('a year is found whose label has another name, and its certificates bear the year', async () => {
  await inDatabaseOf(dataDir, async (query) => {
    await query("UPDATE years SET label_id = NULL WHERE year = '2024'");
    await query("UPDATE years SET label_id = '2024' WHERE year = '2021'");
  });
  const { how, said } = await make('--year', '2021');
  assert.equal(how, 0, said);
  // Made anew: they were of 2024 before.
  assert.match(said, /1 made, 0 were up to date, 1 not made/);
  // Nor does a copy give them its name, also while the year is a draft.
  await inDatabaseOf(dataDir, async (query) => {
    await query("UPDATE years SET _status = 'draft' WHERE year = '2021'");
    await query("INSERT INTO years (year, label_id) VALUES ('2021 - Copy', '2024')");
  });
  const again = await make('--year', '2021');
  assert.match(again.said, /0 made, 1 were up to date, 1 not made/);
});

/** The jobs are rows that a command queues and any CMS takes up. */
const JOBS = "FROM payload_kv WHERE key LIKE 'certificates:%' AND data ->> 'status' =";

test('a job that a CMS has taken up first is waited for, and its certificates come all the same', async () => {
  const file = join(folder, 'by-another.pdf');
  await inDatabaseOf(dataDir, async (query) => {
    await query(`INSERT INTO payload_kv (key, data) SELECT 'certificates:other',
      json_set(data, '$.id', 'other', '$.status', 'running', '$.leaseUntil', ${Date.now() + 600_000})
      ${JOBS} 'done' LIMIT 1`);
    const making = make('--year', '2024', '--pdf', file);
    let waiting = [];
    for (const end = Date.now() + 60_000; waiting.length === 0 && Date.now() < end;) {
      await wait(500);
      waiting = await query(`SELECT key ${JOBS} 'waiting'`);
    }
    await query(
      `UPDATE payload_kv SET data = json_set(data, '$.status', 'done', '$.next', 2, '$.made', 1) WHERE key = ?`,
      [waiting[0]?.key ?? ''],
    );
    const { how, said } = await making;
    assert.equal(how, 0, said);
    assert.match(said, /waiting for other certificates/);
    assert.match(said, /by-another\.pdf: 2 certificates/);
    await query("DELETE FROM payload_kv WHERE key = 'certificates:other'");
  });
});

test('what cannot be made fails, and says why', async () => {
  const { how, said } = await make('--year', '1999');
  assert.equal(how, 1);
  assert.match(said, /no published work has the year 1999/);
  const aFolder = await make('--year', '2024', '--pdf', folder);
  assert.equal(aFolder.how, 1);
  assert.match(aFolder.said, /is a folder/);
  assert.doesNotMatch(aFolder.said, /were up to date/);
});
