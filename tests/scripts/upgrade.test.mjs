import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { CALLS } from '@/lib/contract/calls';
import { cmsJob, jobEnvironment, jobsOf } from '../../scripts/support/cmsJobs.mjs';
import { cmsProgram } from '../../scripts/support/exhibition.mjs';
import { readSecrets } from '../../scripts/support/secrets.mjs';
import { sandboxSettings } from '../../scripts/support/test/sandbox.mjs';
import { hasDebianPostgres, startDebianPostgres } from '../support/debianPostgres.mjs';
import { contentOf, killedAt, runScript } from '../support/runScript.mjs';

/** docs/decisions/0035: an exhibition of the very first migration is saved, restored and brought up to date. */
const folder = mkdtempSync(join(tmpdir(), 'one-world-upgrade-'));
const at = (...names) => join(folder, ...names);
after(() => rmSync(folder, { recursive: true, force: true }));

const FILE = 'image-0123456789abcdef.png';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Of news that were never published, as far as the versions say that are kept: three, and as many as are kept. */
const DRAFTS = [2, 2, 2, ...Array(20).fill(3)];

/** As the first version stored them. */
const ROWS = `
  INSERT INTO payload_migrations (name, batch) VALUES ('$FIRST', 1);
  INSERT INTO labels (id, kind) VALUES ('1999', 'year');
  INSERT INTO areas (id, code) VALUES (7, 'FR');
  INSERT INTO media (id, filename, mime_type, filesize, width, height)
    VALUES (3, '${FILE}', 'image/png', 70, 1, 1);
  INSERT INTO albums (id, author, cover_id, country_id, year_label_id, seq, search_name, search_author, _status)
    VALUES (5, 'Zoé Ünal', 3, 7, '1999', 1, 'the \u200f first boat’s day | le ba\u00adteau – un ٧', 'zoe n‘unal', 'published');
  INSERT INTO albums_locales (name, _locale, _parent_id) VALUES ('The First Boat', 'en', 5);
  INSERT INTO albums (id, author, initial) VALUES (6, 'Lin', 'B'), (7, 'Lin', 'Q');
  INSERT INTO albums_locales (name, _locale, _parent_id)
    VALUES ('鲸鱼', 'zh', 6), ('Ballena', 'es', 6), ('La baleine', 'fr', 6), ('La mer', 'fr', 7);
  INSERT INTO _albums_v (id, parent_id, version_initial, latest) VALUES (1, 6, 'B', TRUE);
  INSERT INTO _albums_v_locales (version_name, _locale, _parent_id) VALUES ('Baleine', 'es', 1), ('La mer', 'fr', 1);
  INSERT INTO albums_rels (parent_id, path, labels_id) VALUES (5, 'labels', '1999');
  INSERT INTO favourites (album_id, email, name, c_time)
    VALUES (5, 'ann@example.org', 'Ann', '${new Date().toISOString()}');
  INSERT INTO editors (email, name) VALUES ('editor@example.org', 'Editor');
  INSERT INTO news (id, category) VALUES (1, 'content'), (2, 'content'), (3, 'content');
  INSERT INTO _news_v (parent_id, version__status, latest) VALUES (1, 'published', FALSE), (1, 'draft', TRUE);
  INSERT INTO _news_v (parent_id) VALUES ${DRAFTS.map((id) => `(${id})`).join(', ')};`;

/** The statement of drizzle's template without values. */
const textOf = ({ queryChunks }) => queryChunks.map(({ value }) => value.join('')).join('');

/** `execute`: runs statements on an empty database. */
async function makeFirst(kind, dataDir, execute) {
  const { migrations } = await import(`../../cms/migrations/${kind}/index.ts`);
  const [first] = migrations;
  const run = (statement) => execute(textOf(statement));
  await first.up({ db: { run, execute: run } });
  await execute(ROWS.replace('$FIRST', first.name));
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  writeFileSync(join(dataDir, 'media', FILE), Buffer.from(PIXEL, 'base64'));
  return migrations.map(({ name }) => name);
}

async function ask(origin) {
  const { service, path } = CALLS.albumList;
  const answer = await fetch(`${origin}/services/${service}/${path}?name=boat's&locale=en`);
  return (await answer.json()).body[0].datas;
}

/** The CMS looks at pictures from before there were palettes (docs/decisions/0057). */
async function paletteOnce(query) {
  for (let tries = 0; tries < 200; tries += 1) {
    const [{ palette }] = await query('SELECT palette FROM media');
    if (palette !== null) return palette;
    await wait(100);
  }
  return null;
}

/** Saves, restores, migrates and asks the CMS. `query`: on the restored database. */
async function upgrade(name, { from, to, query, all, env = {} }) {
  const saved = at(`${name}-saved`);
  const script = (file, place, nodeArgs) =>
    runScript(file, [saved], { ...env, ...place }, nodeArgs);
  const backup = await script('backup', from);
  assert.equal(backup.how, 0, backup.said);
  // Killed when the database is filled and nothing is in its place yet.
  assert.equal((await script('restore', to, killedAt('renameSync', 2))).how, 'SIGKILL');
  const restored = await script('restore', to);
  assert.match(restored.said, /had been broken off is finished/);
  const settings = await sandboxSettings(to.DATA_DIR, to.DATABASE_URL);
  const secrets = readSecrets(settings);
  const said = await jobsOf(settings, secrets)('migrate.ts');
  for (const migration of all.slice(1)) assert.match(said, new RegExp(`migrated ${migration}`));

  const cms = cmsProgram(settings, secrets);
  await cms.start();
  try {
    const origin = `http://127.0.0.1:${settings.cmsPort}`;
    const [work, ...more] = await ask(origin);
    assert.deepEqual(
      [work.name, work.author, work.countryCode, work.label, work.seq, more.length],
      ['The First Boat', 'Zoé Ünal', 'FR', '1999', 1, 0],
    );
    const cover = await fetch(origin + work.coverPhoto);
    assert.equal(Buffer.from(await cover.arrayBuffer()).toString('base64'), PIXEL);
    const [columns] = await query('SELECT search_name, search_author FROM albums WHERE id = 5');
    assert.deepEqual(columns, {
      search_name: "the first boat's day\nle bateau - un 7",
      search_author: "zoe n'unal",
    });
    // More than half of it is transparent: it has been looked at, and has no colour.
    assert.equal(await paletteOnce(query), '');
    // Its port is another one than the restore's settings name.
    const under = await script('restore', to);
    const uses = /^Stop the programs first: one of them uses (?:\S+\.sqlite|the database today)\.$/;
    assert.match(under.said, uses);
  } finally {
    await cms.stop();
  }
  const people = `SELECT f.email, f.name, e.email AS editor, e.role FROM favourites f, editors e`;
  assert.deepEqual(await query(people), [
    // An editor from before there were roles.
    { email: 'ann@example.org', name: 'Ann', editor: 'editor@example.org', role: 'organiser' },
  ]);
  const shown = (table) =>
    query(`SELECT id FROM ${table} WHERE last_shown IS NOT NULL ORDER BY id`);
  assert.deepEqual(await shown('albums'), [{ id: 5 }]);
  assert.deepEqual(await shown('news'), [{ id: 1 }, { id: 3 }]);
  // That of the title that is shown, unless an editor has entered another.
  const letters = await query('SELECT initial FROM albums WHERE id > 5 ORDER BY id');
  assert.deepEqual(letters, [{ initial: 'L' }, { initial: 'Q' }]);
  const [version] = await query('SELECT version_initial AS initial FROM _albums_v');
  assert.deepEqual(version, { initial: 'L' });
  return said;
}

test('SQLite, with a backup of what was before the migrations', async () => {
  const from = { DATA_DIR: at('first') };
  const to = { DATA_DIR: at('today') };
  const open = ({ DATA_DIR }) => createClient({ url: `file:${join(DATA_DIR, 'cms.sqlite')}` });
  mkdirSync(from.DATA_DIR);
  const first = open(from);
  const all = await makeFirst('sqlite', from.DATA_DIR, (text) => first.executeMultiple(text));
  first.close();
  const query = async (statement) => {
    const client = open(to);
    const { rows } = await client.execute(statement);
    client.close();
    return rows.map((row) => ({ ...row }));
  };
  const said = await upgrade('sqlite', { from, to, query, all });
  const newest = 'SELECT version_name AS title FROM _albums_v_locales WHERE newest ORDER BY title';
  assert.deepEqual(await query(newest), [{ title: 'Baleine' }, { title: 'La mer' }]);

  const [, saved] = /backed up to (\S+)/.exec(said);
  const { migrations } = JSON.parse(readFileSync(join(saved, 'manifest.json'), 'utf8'));
  assert.deepEqual(migrations, all.slice(0, 1));
  assert.ok(existsSync(join(saved, 'media', FILE)));
});

test('SQLite, migrations that fail or are killed change nothing and cost no backup; the next start does them', async () => {
  const DATA_DIR = at('broken');
  mkdirSync(DATA_DIR);
  const database = createClient({ url: `file:${join(DATA_DIR, 'cms.sqlite')}` });
  const all = await makeFirst('sqlite', DATA_DIR, (text) => database.executeMultiple(text));
  const names = async () => {
    const { rows } = await database.execute('SELECT name FROM payload_migrations ORDER BY id');
    return rows.map(({ name }) => name);
  };
  const backups = () => contentOf(join(DATA_DIR, 'backups'), (name) => /^[^/]+$/.test(name));
  const settings = await sandboxSettings(DATA_DIR);
  const secrets = readSecrets(settings);
  const migrate = () => jobsOf(settings, secrets)('migrate.ts');

  // In the way of the fourth statement of …_people.
  await database.execute('CREATE TABLE logs (id integer)');
  await assert.rejects(migrate, /logs.* already exists/);
  await assert.rejects(migrate, /logs.* already exists/);
  await database.execute('DROP TABLE logs');
  assert.deepEqual([await names(), backups()], [all.slice(0, 1), {}]);

  // Killed when all statements have run and the backup gets its name.
  const { args, cwd, input } = await cmsJob('migrate.ts');
  const killed = spawnSync(process.execPath, [...killedAt('renameSync', 1), ...args], {
    ...{ cwd, input, env: jobEnvironment(settings, secrets) },
  });
  assert.equal(killed.signal, 'SIGKILL', String(killed.stderr));
  assert.match(Object.keys(backups()).join(), /^cms-\w+\.part-\d+$/);
  assert.deepEqual(await names(), all.slice(0, 1));

  await migrate();
  assert.deepEqual(await names(), all);
  assert.match(Object.keys(backups()).join(), /^cms-\w+$/);
  database.close();
});

test(
  'PostgreSQL, into an empty database only, and again after kill -9',
  { skip: !hasDebianPostgres() && 'there is no PostgreSQL of Debian' },
  async () => {
    const server = await startDebianPostgres();
    try {
      const env = { PATH: `${server.path}:${process.env.PATH}` };
      const from = { DATA_DIR: at('pg-first'), DATABASE_URL: await server.database('first') };
      const to = { DATA_DIR: at('pg-today'), DATABASE_URL: await server.database('today') };
      const all = await makeFirst('postgres', from.DATA_DIR, (text) =>
        server.run(from.DATABASE_URL, text),
      );
      const query = (statement) => server.run(to.DATABASE_URL, statement);
      await upgrade('pg', { from, to, query, all, env });

      const again = { DATA_DIR: at('pg-other'), DATABASE_URL: to.DATABASE_URL, ...env };
      const refused = await runScript('restore', [at('pg-saved')], again);
      assert.match(refused.said, /^The database is not empty: [^\n]+$/);
      assert.equal(existsSync(again.DATA_DIR), false);
      const silent = { ...again, DATABASE_URL: 'postgres://postgres@127.0.0.1:1/today' };
      const unheard = await runScript('restore', [at('pg-saved')], silent);
      assert.match(unheard.said, /^[^\n]*ECONNREFUSED[^\n]* is as it was\.$/);
      // What an earlier restore has set aside stays until the database is filled.
      const unfilled = { DATA_DIR: at('pg-unfilled'), PATH: at('nowhere') };
      mkdirSync(at('pg-unfilled', 'replaced'), { recursive: true });
      const DATABASE_URL = await server.database('unfilled');
      const failed = await runScript('restore', [at('pg-saved')], { ...unfilled, DATABASE_URL });
      assert.match(failed.said, /^pg_restore is not installed: [^\n]*postgresql-client\.$/);
      assert.deepEqual(contentOf(unfilled.DATA_DIR), { replaced: '' });
      const none = { ...from, PATH: at('nowhere') };
      const without = await runScript('backup', [at('pg-none')], none);
      assert.match(without.said, /^pg_dump is not installed: [^\n]*postgresql-client\.$/);
      assert.equal(existsSync(at('pg-none')), false);
    } finally {
      await server.stop();
    }
  },
);
