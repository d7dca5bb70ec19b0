import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { copyEmpty, runImport } from './imports.mjs';
import { inDatabaseOf } from './savedData.mjs';
import { makeFolder } from './sheetOfWorks.mjs';

export const COUNT = 40;
/** Two works share one. */
export const PICTURES = COUNT - 1;

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
export async function worksIn(dataDir) {
  const works = await inDatabaseOf(dataDir, (query) => query(WORKS));
  return works.map((work) => ({ ...work, search_name: sorted(work.search_name) }));
}
export const countIn = (dataDir, table) =>
  inDatabaseOf(dataDir, async (query) =>
    Number((await query(`SELECT count(*) AS n FROM ${table}`))[0].n),
  );

export const plainly = (rows) => JSON.parse(JSON.stringify(rows));

/** For a file of tests: forty works in a folder, and an empty exhibition at `empty`. */
export function fortyWorks() {
  const top = mkdtempSync(join(tmpdir(), 'one-world-import-'));
  const at = (...names) => join(top, ...names);
  const folder = at('entries');
  before(async () => {
    copyEmpty(at('empty'));
    await makeFolder(folder, COUNT);
  });
  after(() => rmSync(top, { recursive: true, force: true }));
  return {
    ...{ at, folder },
    copyOf: (from, name) => {
      cpSync(at(from), at(name), { recursive: true });
      return at(name);
    },
    /** A folder with a sheet of these rows, the first with the headings. */
    folderOf: (name, rows) => {
      mkdirSync(at(name), { recursive: true });
      writeFileSync(at(name, 'works.csv'), rows.map((cells) => cells.join(',')).join('\n'));
      return at(name);
    },
    imported: (dataDir, words = [folder]) => runImport(dataDir, words),
  };
}
