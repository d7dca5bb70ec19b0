import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { COUNT, countIn, fortyWorks, PICTURES, plainly, worksIn } from '../support/fortyWorks.mjs';
import { killImport, mediaOf, startImport } from '../support/imports.mjs';
import { inDatabaseOf } from '../support/savedData.mjs';
import {
  aPicture,
  cellsOf,
  indexesTo,
  makeFolder,
  numberOf,
  toSheet,
} from '../support/sheetOfWorks.mjs';

/** `npm run import` that is killed, stopped, or refused, and what goes on with it. */
const { at, folder, copyOf, folderOf, imported } = fortyWorks();

before(async () => {
  const { how, said } = await imported(copyOf('empty', 'forty'));
  assert.equal(how, 0, said);
});

/** So many rows to count that it takes minutes. */
const SLOWLY = 'SELECT count(*) FROM albums a, albums b, albums c, albums d, albums e, albums f';

/** Kills an import, or its undo, as soon as that many works are as this condition says: there it writes no further version. */
async function killAt(dataDir, words, least, condition = 'true') {
  const works = `albums WHERE ${condition}`;
  const held = `WHEN (SELECT count(*) FROM ${works}) >= ${least} BEGIN ${SLOWLY}; END`;
  await inDatabaseOf(dataDir, (query) =>
    query(`CREATE TRIGGER held BEFORE INSERT ON _albums_v ${held}`),
  );
  const { child, over } = await startImport(dataDir, words);
  for (const said of [child.stdout, child.stderr]) said.resume();
  // The database may be busy.
  const isThere = async () => (await countIn(dataDir, works).catch(() => 0)) >= least;
  while (child.exitCode === null && !(await isThere())) await wait(20);
  child.kill('SIGKILL');
  assert.equal(await over, 'SIGKILL');
  await inDatabaseOf(dataDir, (query) => query('DROP TRIGGER held'));
}

/** As SQLite is left by a kill between a row and its texts and lists: of one work its version, of another itself. */
async function tearApart(dataDir) {
  await killAt(dataDir, [folder], 2);
  await inDatabaseOf(dataDir, async (query) => {
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
  await inDatabaseOf(dataDir, (query) =>
    query(`UPDATE payload_kv SET data = ${begun} WHERE key = 'import'`),
  );
  assert.match((await imported(dataDir, ['--undo'])).said, /Undone: 3 deleted/);
  const logged = "SELECT who FROM logs WHERE what = 'albums' GROUP BY who";
  const logs = await inDatabaseOf(dataDir, (query) => query(logged));
  assert.deepEqual(plainly(logs), [{ who: 'a command' }]);
});

test('a corrected sheet goes on with an import that was stopped, another sheet is an import of its own', async () => {
  const dataDir = copyOf('empty', 'stopped');
  const bring = (name, ...rows) =>
    imported(dataDir, [folderOf(name, [['num', 'Title', 'Author'], ...rows])]);
  const stop = () =>
    inDatabaseOf(dataDir, (query) =>
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
  await inDatabaseOf(dataDir, (query) =>
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

test('an undo right after a kill leaves a picture that was in the library before', async () => {
  const dataDir = copyOf('empty', 'in the library');
  const bring = async (name, num) => {
    const row = [num, 'A title', 'An author', 'a.jpg'];
    const brought = folderOf(name, [['num', 'Title', 'Author', 'Picture'], row]);
    writeFileSync(join(brought, 'a.jpg'), await aPicture(1));
    return (await imported(dataDir, [brought])).said;
  };
  assert.match(await bring('to the library', 'P1'), /1 made/);
  await inDatabaseOf(dataDir, async (query) => {
    await query('UPDATE albums SET cover_id = NULL');
    await query('UPDATE _albums_v SET version_cover_id = NULL');
  });
  assert.match(await bring('of the library', 'P2'), /1 made/);
  const unfinished = "json_remove(data, '$[0].id', '$[0].updatedAt')";
  await inDatabaseOf(dataDir, (query) =>
    query(`UPDATE payload_kv SET data = ${unfinished} WHERE key LIKE 'import % 0'`),
  );
  assert.match((await imported(dataDir, ['--undo'])).said, /Undone: 1 deleted/);
  assert.equal(await countIn(dataDir, 'media'), 1);
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
    'row 2, H Pays: “Atlantis” is not a country that is known here.',
    'row 4: The certificate number T2024-0003 is in the sheet twice.',
    'row 5: The picture “nowhere.jpg” is not in the folder.',
    'row 6, I Âge: The text has more than 16 characters.',
    'row 7: The picture is not below 4000 × 4000: wide.jpg, 4001 × 10.',
    'row 8: The picture is CMYK, for print: its colours are converted for screens. (told only)',
    'row 9: The picture is turned: it is stored upright. (told only)',
    'row 10: “words.jpg” is not a JPEG, PNG or WebP picture.',
  ]) {
    assert.ok(said.includes(line), `${line}\n\n${said}`);
  }
  assert.match(said, /Done in .*: 3 made, 0 changed, 0 were there already, 6 left out/);
  const report = readFileSync(join(dataDir, 'import-report.csv'), 'utf8');
  assert.match(report, /"2","T2024-0001","skipped","H Pays","“Atlantis” is not/);
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
