import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { withSqlite } from '../../scripts/support/backup/sqlite.mjs';
import { runScript } from './runScript.mjs';

export const FEW = 12;

export const backUp = (dataDir, words, nodeArgs) =>
  runScript('backup', words, { DATA_DIR: dataDir }, nodeArgs);
export const restore = (dataDir, words, nodeArgs) =>
  runScript('restore', words, { DATA_DIR: dataDir }, nodeArgs);
export const manifestOf = (saved) => JSON.parse(readFileSync(join(saved, 'manifest.json'), 'utf8'));
export const isRestored = (name) => /^(?:cms\.sqlite|secrets\.json|media.*)$/.test(name);

export const inDatabaseOf = (dataDir, work) => withSqlite(join(dataDir, 'cms.sqlite'), work);

/** All rows of all tables. */
export const rowsOf = (dataDir) =>
  inDatabaseOf(dataDir, async (query) => {
    const tables = await query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    const rows = await Promise.all(tables.map(({ name }) => query(`SELECT * FROM "${name}"`)));
    return JSON.stringify(tables.map(({ name }, index) => [name, rows[index]]));
  });

/** The demo with few uploads, and one upload to which nothing refers. */
export async function makeData(dataDir) {
  cpSync(process.env.TEMPLATE_DATA, dataDir, { recursive: true });
  await inDatabaseOf(dataDir, async (query) => {
    const some = `SELECT id FROM media ORDER BY id LIMIT ${FEW}`;
    await query(`DELETE FROM media WHERE id NOT IN (${some})`);
    const kept = await query('SELECT filename, sizes_thumbnail_filename AS small FROM media');
    const names = new Set(kept.flatMap(({ filename, small }) => [filename, small]));
    for (const name of readdirSync(join(dataDir, 'media'))) {
      if (!names.has(name)) rmSync(join(dataDir, 'media', name));
    }
  });
  writeFileSync(join(dataDir, 'media/image-0000.jpg'), 'of nobody');
}

/** For a file of tests: a folder with data, and a backup of them at `SAVED`; `told()`: what the backup printed. */
export function savedData() {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-saved-'));
  const at = (...names) => join(folder, ...names);
  const SAVED = at('saved');
  let told = '';
  before(async () => {
    await makeData(at('data'));
    const { how, said } = await backUp(at('data'), [SAVED]);
    assert.equal(how, 0, said);
    told = said;
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return { at, SAVED, told: () => told };
}
