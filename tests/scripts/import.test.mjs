import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { copyEmpty, killImport, mediaOf, runImport, startImport } from '../support/imports.mjs';
import { withDatabase } from '../support/savedData.mjs';
import {
  aPicture,
  cellsOf,
  CODES,
  indexesTo,
  makeFolder,
  numberOf,
  PLACE,
  toSheet,
} from '../support/sheetOfWorks.mjs';

/** `npm run import`: forty works into an empty exhibition; killed, gone on with, repeated, changed and undone. */
const COUNT = 40;
/** Two works share one. */
const PICTURES = COUNT - 1;
const top = mkdtempSync(join(tmpdir(), 'one-world-import-'));
const at = (...names) => join(top, ...names);
const folder = at('entries');

before(async () => {
  copyEmpty(at('empty'));
  await makeFolder(folder, COUNT);
});
after(() => rmSync(top, { recursive: true, force: true }));

const copyOf = (from, name) => {
  cpSync(at(from), at(name), { recursive: true });
  return at(name);
};

const WORKS = `SELECT a.num, a.author, a.age, a.sex, a.teacher, a.year_label_id AS label, a.seq, a._status AS status,
  area.code AS country, o.name AS organisation, m.filename AS picture, a.initial, a.search_name,
  (SELECT group_concat(_locale || '=' || coalesce(name, '') || '/' || coalesce(description, ''), ' | ')
    FROM (SELECT * FROM albums_locales l WHERE l._parent_id = a.id ORDER BY _locale)) AS texts,
  (SELECT group_concat(labels_id) FROM albums_rels r WHERE r.parent_id = a.id) AS lists,
  (SELECT count(*) FROM _albums_v v WHERE v.parent_id = a.id AND v.latest) AS versions
  FROM albums a LEFT JOIN areas area ON area.id = a.country_id
  LEFT JOIN organisations o ON o.id = a.organisation_id LEFT JOIN media m ON m.id = a.cover_id ORDER BY a.num`;
const sorted = (titles) => titles.split('\n').sort().join('\n');
/** In which order the titles of all languages are looked through doesn't matter. */
async function worksIn(dataDir) {
  const works = await withDatabase(dataDir, (query) => query(WORKS));
  return works.map((work) => ({ ...work, search_name: sorted(work.search_name) }));
}
const countIn = (dataDir, table) =>
  withDatabase(dataDir, async (query) =>
    Number((await query(`SELECT count(*) AS n FROM ${table}`))[0].n),
  );
/** A folder with a sheet of these rows, the first with the headings. */
function folderOf(name, rows) {
  mkdirSync(at(name), { recursive: true });
  writeFileSync(at(name, 'works.csv'), rows.map((cells) => cells.join(',')).join('\n'));
  return at(name);
}

const plainly = (rows) => JSON.parse(JSON.stringify(rows));

async function imported(dataDir, words = [folder]) {
  const { how, said } = await runImport(dataDir, words);
  return { how, said };
}

test('forty works from a sheet and a folder, into an empty exhibition', async () => {
  const dataDir = copyOf('empty', 'forty');
  await withDatabase(dataDir, (query) => query("DELETE FROM areas WHERE code = 'CN'"));
  const tried = await imported(dataDir, [folder, '--dry-run']);
  assert.equal(tried.how, 0, tried.said);
  assert.match(tried.said, /40 rows: 40 to make, 0 to change, 0 are there already, 0 left out/);
  assert.match(tried.said, /The country “CN” will be made/);
  assert.equal(await countIn(dataDir, 'albums'), 0);
  assert.equal(await countIn(dataDir, 'media'), 0);

  const { how, said } = await imported(dataDir);
  assert.equal(how, 0, said);
  assert.match(said, /Done in .*: 40 made, 0 changed, 0 were there already, 0 left out/);
  const works = await worksIn(dataDir);
  assert.equal(works.length, COUNT);
  for (const [position, work] of works.entries()) {
    const index = position + 1;
    assert.equal(work.num, numberOf(index));
    assert.equal(work.status, 'published');
    assert.equal(work.seq, index);
    assert.equal(work.label, '2024');
    assert.equal(work.lists, '2024');
    assert.equal(work.country, CODES[index % CODES.length]);
    assert.equal(work.author, `Zoé Müller ${index}`);
    assert.equal(work.sex, index % 2 ? 'female' : 'male');
    assert.equal(work.organisation, `Atelier ${index % 3}`);
    const texts = `en=Garden "${index}"; of Zoé/About\nit, ${index} | fr=Le jardin ${index}/ | zh=花园${index}/`;
    assert.equal(work.texts, texts);
    assert.equal(work.versions, 1);
  }
  assert.equal(new Set(works.map(({ picture }) => picture)).size, PICTURES);
});

test('no stored picture says where it was taken', async () => {
  const files = readdirSync(mediaOf(at('forty')));
  assert.ok(files.length >= PICTURES);
  for (const name of files) {
    const bytes = readFileSync(join(mediaOf(at('forty')), name));
    assert.ok(!bytes.includes(PLACE), name);
    assert.equal((await sharp(bytes).metadata()).exif, undefined, name);
  }
});

test('the same sheet again changes nothing', async () => {
  const before = await worksIn(at('forty'));
  const versions = await countIn(at('forty'), '_albums_v');
  const { how, said } = await imported(at('forty'));
  assert.equal(how, 0, said);
  assert.match(said, /0 made, 0 changed, 40 were there already, 0 left out/);
  assert.deepEqual(await worksIn(at('forty')), before);
  assert.equal(await countIn(at('forty'), '_albums_v'), versions);
});

test('a changed sheet changes what it names, and an undo takes exactly that back', async () => {
  const dataDir = copyOf('forty', 'changed');
  const other = at('other');
  cpSync(folder, other, { recursive: true });
  const rows = indexesTo(3).map((index) => cellsOf(index));
  rows[0][3] = 'Le potager';
  rows[0][6] = 'Another author';
  rows[1][7] = '-';
  writeFileSync(join(other, `${numberOf(3)}.jpg`), await aPicture(900));
  writeFileSync(join(other, 'works.csv'), toSheet([...rows, cellsOf(99, { hasPictures: false })]));
  const before = plainly(await worksIn(dataDir));

  const { how, said } = await imported(dataDir, [other]);
  assert.equal(how, 0, said);
  assert.match(said, /1 made, 3 changed, 0 were there already, 0 left out/);
  assert.match(said, /row 5: There is no picture: the work stays a draft/);
  const after = plainly(await worksIn(dataDir));
  assert.equal(after.length, COUNT + 1);
  assert.match(after[0].texts, /fr=Le potager\//);
  assert.match(after[0].texts, /zh=花园1\//);
  assert.equal(after[0].author, 'Another author');
  assert.equal(after[1].country, null);
  assert.notEqual(after[2].picture, before[2].picture);
  assert.equal(after[COUNT].status, 'draft');
  assert.ok(after.slice(0, COUNT).every(({ status }) => status === 'published'));

  const undone = await imported(dataDir, ['--undo']);
  assert.equal(undone.how, 0, undone.said);
  assert.match(undone.said, /Undone: 1 deleted, 3 as before, 0 kept/);
  assert.deepEqual(plainly(await worksIn(dataDir)), before);
  assert.equal(await countIn(dataDir, 'media'), PICTURES);
  assert.match((await imported(dataDir, ['--undo'])).said, /no import to undo/);
});

test('an undo leaves what an editor has changed since, and what a visitor has collected', async () => {
  const dataDir = copyOf('forty', 'touched');
  await withDatabase(dataDir, async (query) => {
    const [first, second] = await query('SELECT id FROM albums ORDER BY num LIMIT 2');
    await query("UPDATE albums SET updated_at = '2031-01-01T00:00:00.000Z' WHERE id = ?", [
      first.id,
    ]);
    await query(
      `INSERT INTO favourites (album_id, email, name, c_time) VALUES (?, 'a@example.org', 'A', '2031-01-01T00:00:00.000Z')`,
      [second.id],
    );
  });
  const { how, said } = await imported(dataDir, ['--undo']);
  assert.equal(how, 0, said);
  assert.match(said, /Undone: 38 deleted, 0 as before, 2 kept/);
  assert.match(
    said,
    /kept T2024-0001: changed since\n  kept T2024-0002: has favourites, comments or certificates/,
  );
  assert.equal(await countIn(dataDir, 'albums'), 2);
  assert.equal(await countIn(dataDir, 'media'), 2);
});

const altsIn = (dataDir) =>
  withDatabase(dataDir, (query) =>
    query(`SELECT a.num, l._locale AS locale, l.alt FROM albums a JOIN media_locales l ON l._parent_id = a.cover_id
      WHERE l.alt IS NOT NULL ORDER BY a.num`),
  );

/** Status and picture of a work's newest version. */
const newestOf = (dataDir, num) =>
  withDatabase(dataDir, async (query) => {
    const [row] = await query(
      'SELECT version__status AS status, version_cover_id AS cover FROM _albums_v WHERE version_num = ? AND latest',
      [num],
    );
    return [row.status, row.cover];
  });

/** The journal as a process leaves it that is killed before the rows that it writes are noted as done. */
const forgetTimes = (dataDir) =>
  withDatabase(dataDir, async (query) => {
    const [part] = await query("SELECT id, data FROM payload_kv WHERE key LIKE 'import % 0'");
    const lines = JSON.parse(part.data).map(({ updatedAt: _, ...line }) => line);
    await query('UPDATE payload_kv SET data = ? WHERE id = ?', [JSON.stringify(lines), part.id]);
  });

test('descriptions alone are taken back without their works, but for one that was changed since', async () => {
  const dataDir = copyOf('forty', 'described');
  const before = plainly(await worksIn(dataDir));
  const rows = indexesTo(3).map((index) => [numberOf(index), `Described ${index}`]);
  const described = folderOf('descriptions', [['num', 'Picture description'], ...rows]);
  const first = await imported(dataDir, [described]);
  assert.match(first.said, /0 made, 3 changed, 0 were there already, 0 left out/);
  cpSync(dataDir, at('described and killed'), { recursive: true });
  await withDatabase(dataDir, (query) =>
    query("UPDATE media_locales SET alt = 'By hand' WHERE alt = 'Described 1'"),
  );
  const { said } = await imported(dataDir, ['--undo']);
  assert.match(said, /Undone: 0 deleted, 2 as before, 1 kept\n  kept T2024-0001: changed since/);
  assert.deepEqual(plainly(await worksIn(dataDir)), before);
  const [byHand, ...more] = await altsIn(dataDir);
  assert.deepEqual([byHand.num, byHand.alt, more.length], [numberOf(1), 'By hand', 0]);

  await forgetTimes(at('described and killed'));
  const killed = await imported(at('described and killed'), ['--undo']);
  assert.match(killed.said, /Undone: 0 deleted, 3 as before, 0 kept/);
  assert.deepEqual(plainly(await worksIn(at('described and killed'))), before);
  assert.equal((await altsIn(at('described and killed'))).length, 0);
});

test('a published work loses its picture by an undo, and by a sheet', async () => {
  const dataDir = copyOf('empty', 'taken down');
  const works = async () =>
    (await worksIn(dataDir)).map(({ num, status, picture }) => [num, status, Boolean(picture)]);
  const sheet = (name, ...rows) =>
    folderOf(name, [['num', 'Title', 'Author', 'Published', 'Picture'], ...rows]);
  const rows = indexesTo(2).map((index) => [`P${index}`, 'A title', 'An author', 'yes', '']);
  const pictures = sheet('with pictures', ...rows);
  for (const index of indexesTo(2))
    writeFileSync(join(pictures, `P${index}.jpg`), await aPicture(index));

  assert.match((await imported(dataDir, [sheet('without', ...rows)])).said, /2 made/);
  const drafts = [
    ['P1', 'draft', false],
    ['P2', 'draft', false],
  ];
  const published = drafts.map(([num]) => [num, 'published', true]);
  assert.deepEqual(await works(), drafts);
  assert.match((await imported(dataDir, [pictures])).said, /2 changed/);
  assert.deepEqual(await works(), published);
  const { said } = await imported(dataDir, ['--undo']);
  assert.match(said, /Undone: 0 deleted, 2 as before, 0 kept/);
  assert.deepEqual(await works(), drafts);
  assert.equal(await countIn(dataDir, 'media'), 0);

  await imported(dataDir, [pictures]);
  const emptied = await imported(dataDir, [sheet('emptied', ['P1', '', '', '', '-'])]);
  assert.equal(emptied.how, 0, emptied.said);
  assert.match(emptied.said, /Done in .*: 0 made, 1 changed/);
  assert.deepEqual(await newestOf(dataDir, 'P1'), ['draft', null]);
  assert.match((await imported(dataDir, ['--undo'])).said, /0 deleted, 1 as before, 0 kept/);
  assert.deepEqual(await works(), published);
});

test('another picture has the description that its row tells, though the one before had the same', async () => {
  const dataDir = copyOf('empty', 'another picture');
  const bring = async (name, picture) => {
    const row = ['P1', 'A title', 'An author', 'yes', 'Waves'];
    const brought = folderOf(name, [
      ['num', 'Title', 'Author', 'Published', 'Picture description'],
      row,
    ]);
    writeFileSync(join(brought, 'P1.jpg'), await aPicture(picture));
    return (await imported(dataDir, [brought])).said;
  };
  const waves = [{ num: 'P1', locale: 'en', alt: 'Waves' }];
  assert.match(await bring('one picture', 1), /1 made/);
  const before = plainly(await worksIn(dataDir));
  assert.match(await bring('another', 2), /0 made, 1 changed/);
  assert.notEqual((await worksIn(dataDir))[0].picture, before[0].picture);
  assert.deepEqual(plainly(await altsIn(dataDir)), waves);
  assert.match((await imported(dataDir, ['--undo'])).said, /1 as before, 0 kept/);
  assert.deepEqual(plainly(await worksIn(dataDir)), before);
  assert.deepEqual(plainly(await altsIn(dataDir)), waves);
});

test('an undo gives a picture of the library its description back, but not over one that was written since', async () => {
  const dataDir = copyOf('empty', 'of the library');
  const headings = ['num', 'Title', 'Author', 'Picture', 'Picture description'];
  const bring = async (name, ...rows) => {
    const cells = rows.map(([num, ...more]) => [num, 'A title', 'An author', ...more]);
    const brought = folderOf(name, [headings, ...cells]);
    writeFileSync(join(brought, 'a.jpg'), await aPicture(1));
    writeFileSync(join(brought, 'b.jpg'), await aPicture(2));
    return (await imported(dataDir, [brought])).said;
  };
  const told = async (name) => (await altsIn(at(name))).map(({ num, alt }) => [num, alt]);
  const before = [
    ['P1', 'Boat'],
    ['P4', 'Waves'],
  ];
  await bring('library', ['P1', 'a.jpg', 'Boat'], ['P4', 'b.jpg', 'Waves']);
  assert.deepEqual(await told('of the library'), before);
  const rows = [
    ['P2', 'a.jpg', 'Ship'],
    ['P3', 'a.jpg', 'Ship'],
    ['P4', 'a.jpg', 'Ship'],
  ];
  assert.match(await bring('described anew', ...rows), /2 made, 1 changed/);
  const ships = ['P1', 'P2', 'P3', 'P4'].map((num) => [num, 'Ship']);
  assert.deepEqual(await told('of the library'), ships);
  copyOf('of the library', 'described since');
  assert.match((await imported(dataDir, ['--undo'])).said, /2 deleted, 1 as before, 0 kept/);
  assert.deepEqual(await told('of the library'), before);

  await withDatabase(at('described since'), (query) =>
    query("UPDATE media_locales SET alt = 'By hand' WHERE alt = 'Ship'"),
  );
  const { said } = await imported(at('described since'), ['--undo']);
  assert.match(said, /2 deleted, 0 as before, 1 kept/);
  assert.deepEqual(await told('described since'), [
    ['P1', 'By hand'],
    ['P4', 'By hand'],
  ]);

  // Rows that don't agree: which of them comes last is by chance.
  const others = ['Ship', 'Sea', 'Sails'].map((alt, index) => [`Q${index}`, 'a.jpg', alt]);
  await bring('described thrice', ...others);
  assert.match((await imported(dataDir, ['--undo'])).said, /3 deleted, 0 as before, 0 kept/);
  assert.deepEqual(await told('of the library'), before);
});

test('a picture whose file is lost is stored again, in its place', async () => {
  const dataDir = copyOf('empty', 'lost');
  const headings = ['num', 'Title', 'Author', 'Picture'];
  const bring = async (name, num) => {
    const brought = folderOf(name, [headings, [num, 'A title', 'An author', 'a.jpg']]);
    writeFileSync(join(brought, 'a.jpg'), await aPicture(1));
    return (await imported(dataDir, [brought])).said;
  };
  assert.match(await bring('first', 'P1'), /Done in .*: 1 made/);
  const files = readdirSync(mediaOf(dataDir)).sort();
  assert.ok(files.length > 0);
  for (const name of files) rmSync(join(mediaOf(dataDir), name));
  assert.match(await bring('second', 'P2'), /Done in .*: 1 made/);
  assert.deepEqual(readdirSync(mediaOf(dataDir)).sort(), files);
  assert.equal(await countIn(dataDir, 'media'), 1);
  const [one, two] = await worksIn(dataDir);
  assert.equal(one.picture, two.picture);
});

/** Kills an import, or its undo, as soon as that many works are as this condition says. */
async function killAt(dataDir, words, least, condition = 'true') {
  const { child, over } = await startImport(dataDir, words);
  for (const said of [child.stdout, child.stderr]) said.resume();
  const count = () => countIn(dataDir, `albums WHERE ${condition}`);
  // The database may be busy.
  const isThere = async () => (await count().catch(() => 0)) >= least;
  while (child.exitCode === null && !(await isThere())) await wait(20);
  child.kill('SIGKILL');
  assert.equal(await over, 'SIGKILL', `ended before it was killed: ${await count()}`);
}

/** As SQLite is left by a kill between a row and its texts and lists: of one work its version, of another itself. */
async function tearApart(dataDir) {
  await killAt(dataDir, [folder], 2);
  await withDatabase(dataDir, async (query) => {
    const [{ id: first }, { id: second }] = await query('SELECT id FROM albums ORDER BY id');
    const newest = `SELECT max(id) FROM _albums_v WHERE parent_id = ${first}`;
    await query(`DELETE FROM _albums_v_locales WHERE _parent_id IN (${newest})`);
    await query(`DELETE FROM _albums_v_rels WHERE parent_id IN (${newest})`);
    await query(`DELETE FROM _albums_v WHERE parent_id = ${first} AND id NOT IN (${newest})`);
    await query(`DELETE FROM _albums_v WHERE parent_id = ${second}`);
    await query(`DELETE FROM albums_rels WHERE parent_id = ${second}`);
    await query(`DELETE FROM albums_locales WHERE _parent_id = ${second}`);
  });
}

test('killed again and again, it goes on to the same works, and can be undone whole', async () => {
  const dataDir = copyOf('empty', 'killed');
  let kills = 0;
  for (const afterMs of [300, 150, 700]) {
    const { how } = await killImport(dataDir, [folder], { afterMs });
    if (how === 'SIGKILL') kills += 1;
  }
  assert.ok(kills >= 2, `${kills} kills`);
  await tearApart(dataDir);
  const { how, said } = await imported(dataDir);
  assert.equal(how, 0, said);
  assert.deepEqual(plainly(await worksIn(dataDir)), plainly(await worksIn(at('forty'))));
  assert.equal(await countIn(dataDir, 'media'), PICTURES);
  const undone = await imported(dataDir, ['--undo']);
  assert.equal(undone.how, 0, undone.said);
  assert.equal(await countIn(dataDir, 'albums'), 0, undone.said);
  assert.equal(await countIn(dataDir, 'media'), 0, undone.said);
  assert.deepEqual(readdirSync(mediaOf(dataDir)), []);
});

test('an undo that is killed goes on, and takes nothing that it has written for a change since', async () => {
  const dataDir = copyOf('forty', 'undo killed');
  const before = plainly(await worksIn(dataDir));
  const rows = indexesTo(COUNT).map((index) => [numberOf(index), 'Another author']);
  await imported(dataDir, [folderOf('authors', [['num', 'author'], ...rows])]);
  await killAt(dataDir, ['--undo'], 2, "author <> 'Another author'");
  const { said } = await imported(dataDir, ['--undo']);
  assert.match(said, /Undone: 0 deleted, 40 as before, 0 kept/);
  assert.deepEqual(plainly(await worksIn(dataDir)), before);
});

test('an undo that was begun on the screen is logged as the command’s that goes on with it', async () => {
  const dataDir = copyOf('empty', 'undo of the screen');
  const rows = indexesTo(3).map((index) => ['2024', index, `A title ${index}`, 'An author']);
  const headings = ['Year', 'Number in the year', 'Title', 'Author'];
  await imported(dataDir, [folderOf('undone on the screen', [headings, ...rows])]);
  const begun = "json_set(data, '$.state', 'undoing', '$.undoneBy', 'editor@example.org')";
  await withDatabase(dataDir, (query) =>
    query(`UPDATE payload_kv SET data = ${begun} WHERE key = 'import'`),
  );
  assert.match((await imported(dataDir, ['--undo'])).said, /Undone: 3 deleted/);
  const logged = "SELECT who FROM logs WHERE what = 'albums' GROUP BY who";
  const logs = await withDatabase(dataDir, (query) => query(logged));
  assert.deepEqual(plainly(logs), [{ who: 'a command' }]);
});

test('a corrected sheet goes on with an import that was stopped, another sheet is an import of its own', async () => {
  const dataDir = copyOf('empty', 'stopped');
  const bring = (name, ...rows) =>
    imported(dataDir, [folderOf(name, [['num', 'Title', 'Author'], ...rows])]);
  const stop = () =>
    withDatabase(dataDir, (query) =>
      query(
        `UPDATE payload_kv SET data = json_set(data, '$.state', 'stopped', '$.by', 'Ann') WHERE key = 'import'`,
      ),
    );
  const numbers = async (name) => (await worksIn(at(name))).map(({ num }) => num);
  await bring('first sheet', ['S1', 'A title', 'Ann']);
  await stop();
  const nothing = await bring('nothing new', ['S1', 'A title', '']);
  assert.match(nothing.said, /0 made, 0 changed, 1 were there already/);
  const corrected = await bring('first sheet', ['S1', 'Another', 'Ann'], ['S2', 'A title', 'Ann']);
  assert.match(corrected.said, /1 made, 1 changed/);
  await stop();
  copyOf('stopped', 'stopped and undone');
  const both = await imported(at('stopped and undone'), ['--undo']);
  assert.match(both.said, /Undone: 2 deleted, 1 as before, 0 kept/);
  assert.deepEqual(await numbers('stopped and undone'), []);

  assert.match((await bring('second sheet', ['S3', 'A title', 'Bob'])).said, /1 made/);
  const { said } = await imported(dataDir, ['--undo']);
  assert.match(said, /Undone: 1 deleted, 0 as before, 0 kept/);
  assert.deepEqual(await numbers('stopped'), ['S1', 'S2']);
});

test('another sheet does not take the journal of an import whose process died', async () => {
  const dataDir = copyOf('empty', 'died');
  const bring = (name, num) =>
    imported(dataDir, [
      folderOf(name, [
        ['num', 'Title', 'Author'],
        [num, 'A title', 'Ann'],
      ]),
    ]);
  await bring('of the dead', 'D1');
  await withDatabase(dataDir, (query) =>
    query(`UPDATE payload_kv SET data = json_set(data, '$.state', 'running') WHERE key = 'import'`),
  );
  const refused = await bring('of the living', 'D2');
  assert.equal(refused.how, 1, refused.said);
  assert.match(refused.said, /another import was interrupted/);
  assert.match((await imported(dataDir, ['--undo'])).said, /Undone: 1 deleted/);
  assert.match((await bring('of the living', 'D2')).said, /1 made/);
});

test('works that have no number are undone right after a kill', async () => {
  const dataDir = copyOf('empty', 'numberless');
  const rows = indexesTo(COUNT).map((index) => ['2024', index, `A title ${index}`, 'An author']);
  const headings = ['Year', 'Number in the year', 'Title', 'Author'];
  await killAt(dataDir, [folderOf('without numbers', [headings, ...rows])], 2);
  const { said } = await imported(dataDir, ['--undo']);
  assert.match(said, /Undone: [1-9]\d* deleted, 0 as before, 0 kept/);
  assert.equal(await countIn(dataDir, 'albums'), 0, said);
});

test('faults are told with row and column, and their rows left out', async () => {
  const dataDir = copyOf('empty', 'faults');
  const place = at('wrong');
  const rows = indexesTo(9).map((index) => cellsOf(index, { hasPictures: false }));
  await makeFolder(place, 9);
  rows[0][7] = 'Atlantis';
  rows[1][0] = rows[2][0];
  rows[3][13] = 'nowhere.jpg';
  rows[4][8] = 'x'.repeat(17);
  rows[5][13] = 'wide.jpg';
  rows[6][13] = 'print.jpg';
  rows[7][13] = 'turned.jpg';
  rows[8][13] = 'words.jpg';
  writeFileSync(join(place, 'wide.jpg'), await aPicture(1, { width: 4001, height: 10 }));
  const cmyk = sharp(await aPicture(2))
    .toColourspace('cmyk')
    .jpeg();
  writeFileSync(join(place, 'print.jpg'), await cmyk.toBuffer());
  const turned = sharp(await aPicture(3))
    .withMetadata({ orientation: 6 })
    .jpeg();
  writeFileSync(join(place, 'turned.jpg'), await turned.toBuffer());
  writeFileSync(join(place, 'words.jpg'), 'no picture');
  writeFileSync(join(place, 'works.csv'), toSheet(rows));
  const { how, said } = await imported(dataDir, [place]);
  assert.equal(how, 1, said);
  for (const line of [
    'row 2, H “Pays”: “Atlantis” is not a country that is known here.',
    'row 4: The certificate number T2024-0003 is in the sheet twice.',
    'row 5: The picture “nowhere.jpg” is not in the folder.',
    'row 6, I “Âge”: The text has more than 16 characters.',
    'row 7: The picture is not below 4000 × 4000: wide.jpg, 4001 × 10.',
    'row 8: The picture is CMYK, for print: its colours are converted for screens. (told only)',
    'row 9: The picture is turned: it is stored upright. (told only)',
    'row 10: “words.jpg” is not a JPEG, PNG or WebP picture.',
  ]) {
    assert.ok(said.includes(line), `${line}\n\n${said}`);
  }
  assert.match(said, /Done in .*: 3 made, 0 changed, 0 were there already, 6 left out/);
  const report = readFileSync(join(dataDir, 'import-report.csv'), 'utf8');
  assert.match(report, /"2","T2024-0001","skipped","H “Pays”","“Atlantis” is not/);
});

test('a sheet with a quote that is not closed is refused whole, with the row', async () => {
  const dataDir = copyOf('empty', 'quote');
  const place = at('a quote');
  mkdirSync(place);
  const rows = ['num,Title,Author', 'P1,One,Ann', 'P2,"Two,Ann', 'P3,"Three",Ann', 'P4,Four,Ann'];
  writeFileSync(join(place, 'works.csv'), rows.join('\n'));
  const { how, said } = await imported(dataDir, [place]);
  assert.equal(how, 1, said);
  assert.match(said, /Row 3: A quote is opened in this row and not closed/);
  assert.equal(await countIn(dataDir, 'albums'), 0);
});

test('a report that can’t be written is told in one line', async () => {
  const dataDir = copyOf('empty', 'unreported');
  mkdirSync(join(dataDir, 'import-report.csv'));
  const { how, said } = await imported(dataDir, [folder, '--dry-run']);
  assert.equal(how, 1, said);
  assert.match(said, /^Not imported: EISDIR/m);
  assert.doesNotMatch(said, /^ +at /m);
});

test('nobody else imports meanwhile, and a wrong word is told', async () => {
  assert.match((await imported(at('forty'), ['--dryrun'])).said, /npm run import -- FOLDER/);
  assert.match((await imported(at('forty'), [at('nowhere')])).said, /There is no folder/);
  assert.match((await imported(at('forty'), [folder, '--map', 'x=nothing'])).said, /Keys are: num/);
  const results = await Promise.all([imported(copyOf('empty', 'two')), imported(at('two'))]);
  assert.deepEqual(results.map(({ how }) => how).sort(), [0, 1]);
  assert.ok(results.some(({ said }) => said.includes('another import is running')));
});
