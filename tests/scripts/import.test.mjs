import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { COUNT, countIn, fortyWorks, PICTURES, plainly, worksIn } from '../support/fortyWorks.mjs';
import { mediaOf } from '../support/imports.mjs';
import { inDatabaseOf } from '../support/savedData.mjs';
import {
  aPicture,
  cellsOf,
  CODES,
  indexesTo,
  numberOf,
  PLACE,
  toSheet,
} from '../support/sheetOfWorks.mjs';

/** `npm run import`: forty works into an empty exhibition; repeated, changed and undone. */
const { at, folder, copyOf, folderOf, imported } = fortyWorks();

test('forty works from a sheet and a folder, into an empty exhibition', async () => {
  const dataDir = copyOf('empty', 'forty');
  await inDatabaseOf(dataDir, (query) => query("DELETE FROM areas WHERE code = 'CN'"));
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

test('an undo leaves what an editor has changed since, and what visitors have collected or commented on', async () => {
  const dataDir = copyOf('forty', 'touched');
  await inDatabaseOf(dataDir, async (query) => {
    const [first, second, third] = await query('SELECT id FROM albums ORDER BY num LIMIT 3');
    await query("UPDATE albums SET updated_at = '2031-01-01T00:00:00.000Z' WHERE id = ?", [
      first.id,
    ]);
    await query(
      `INSERT INTO favourites (album_id, email, name, c_time) VALUES (?, 'a@example.org', 'A', '2031-01-01T00:00:00.000Z')`,
      [second.id],
    );
    await query(
      `INSERT INTO album_comments (album_id, username, comment, c_time, approved) VALUES (?, 'B', 'Fine', '2031-01-01T00:00:00.000Z', TRUE)`,
      [third.id],
    );
  });
  const { how, said } = await imported(dataDir, ['--undo']);
  assert.equal(how, 0, said);
  assert.match(said, /Undone: 37 deleted, 0 as before, 3 kept/);
  assert.match(
    said,
    /kept T2024-0001: changed since\n  kept T2024-0002: has favourites, comments or certificates\n  kept T2024-0003: has favourites/,
  );
  assert.equal(await countIn(dataDir, 'albums'), 3);
  assert.equal(await countIn(dataDir, 'media'), 3);
  assert.equal(await countIn(dataDir, 'album_comments'), 1);
});

const altsIn = (dataDir) =>
  inDatabaseOf(dataDir, (query) =>
    query(`SELECT a.num, l._locale AS locale, l.alt FROM albums a JOIN media_locales l ON l._parent_id = a.cover_id
      WHERE l.alt IS NOT NULL ORDER BY a.num`),
  );

/** Status and picture of a work's newest version. */
const newestOf = (dataDir, num) =>
  inDatabaseOf(dataDir, async (query) => {
    const [row] = await query(
      'SELECT version__status AS status, version_cover_id AS cover FROM _albums_v WHERE version_num = ? AND latest',
      [num],
    );
    return [row.status, row.cover];
  });

/** The journal as a process leaves it that is killed before the rows that it writes are noted as done. */
const forgetTimes = (dataDir) =>
  inDatabaseOf(dataDir, async (query) => {
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
  await inDatabaseOf(dataDir, (query) =>
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

test('the picture of a row that failed is taken back with the others', async () => {
  const dataDir = copyOf('empty', 'a failed row');
  await inDatabaseOf(dataDir, (query) =>
    query(`CREATE TRIGGER refused BEFORE INSERT ON albums WHEN NEW.num = 'F2'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`),
  );
  const rows = indexesTo(2).map((index) => [`F${index}`, 'A title', 'An author']);
  const brought = folderOf('one that fails', [['num', 'Title', 'Author'], ...rows]);
  for (const index of indexesTo(2))
    writeFileSync(join(brought, `F${index}.jpg`), await aPicture(index));
  const { said } = await imported(dataDir, [brought]);
  assert.match(said, /1 made, 0 changed, 0 were there already, 1 left out/);
  assert.equal(await countIn(dataDir, 'media'), 2);
  assert.match((await imported(dataDir, ['--undo'])).said, /1 deleted, 0 as before, 0 kept/);
  assert.equal(await countIn(dataDir, 'media'), 0);
});

test('a draft that moves leaves its place to others, also when it is undone', async () => {
  const dataDir = copyOf('empty', 'moved drafts');
  const bring = async (name, letter, year, ...seqs) => {
    const headings = ['num', 'Year', 'Number in the year', 'Title', 'Author'];
    const rows = seqs.map((seq) => [`${letter}${seq}`, year, seq, 'A title', 'An author']);
    return (await imported(dataDir, [folderOf(name, [headings, ...rows])])).said;
  };
  const places = async () => {
    const works = await worksIn(dataDir);
    return works.map(({ num, label, seq, status }) => `${num} ${label}-${seq} ${status}`);
  };
  assert.match(await bring('of a wrong year', 'M', '2023', 1, 2), /2 made/);
  assert.match(await bring('of the right year', 'M', '2024', 1, 2), /0 made, 2 changed/);
  const moved = ['M1 2024-1 draft', 'M2 2024-2 draft'];
  assert.deepEqual(await places(), moved);
  assert.match((await imported(dataDir, ['--undo'])).said, /0 deleted, 2 as before, 0 kept/);
  assert.deepEqual(await places(), ['M1 2023-1 draft', 'M2 2023-2 draft']);
  assert.match(await bring('of the right year', 'M', '2024', 1, 2), /0 made, 2 changed/);
  assert.match(await bring('of the other year', 'N', '2023', 1, 2), /2 made, .* 0 left out/);
  assert.deepEqual(await places(), [...moved, 'N1 2023-1 draft', 'N2 2023-2 draft']);
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

  await inDatabaseOf(at('described since'), (query) =>
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
