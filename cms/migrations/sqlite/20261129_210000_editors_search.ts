import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/** What an editor looks for in the list of works, by table: trigrams of it, which find three letters and more. */
const SOUGHT = {
  _albums_v: ['version_author', 'version_num'],
  _albums_v_locales: ['version_name'],
};

const listOf = (columns: string[], prefix = '') =>
  columns.map((column) => prefix + column).join(', ');

/** Written by hand. A later migration that rebuilds one of the tables drops its triggers with it, and has to make them again as here. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, columns] of Object.entries(SOUGHT)) {
    const search = `${table}_search`;
    const add = `INSERT INTO ${search} (rowid, ${listOf(columns)})
      VALUES (new.id, ${listOf(columns, 'new.')});`;
    const remove = `INSERT INTO ${search} (${search}, rowid, ${listOf(columns)})
      VALUES ('delete', old.id, ${listOf(columns, 'old.')});`;
    const statements = [
      `CREATE VIRTUAL TABLE ${search} USING fts5
        (${listOf(columns)}, content = '${table}', content_rowid = 'id', tokenize = 'trigram')`,
      `CREATE TRIGGER ${search}_insert AFTER INSERT ON ${table} BEGIN ${add} END`,
      `CREATE TRIGGER ${search}_delete AFTER DELETE ON ${table} BEGIN ${remove} END`,
      `CREATE TRIGGER ${search}_update AFTER UPDATE OF ${listOf(columns)} ON ${table} BEGIN ${remove} ${add} END`,
      `INSERT INTO ${search} (${search}) VALUES ('rebuild')`,
    ];
    for (const statement of statements) await db.run(sql.raw(statement));
  }
  // For the works without a title in a language, in the order of the versions.
  await db.run(sql`CREATE INDEX _albums_v_locales_titled_idx
    ON _albums_v_locales (_locale, _parent_id) WHERE version_name IS NOT NULL`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX _albums_v_locales_titled_idx`);
  for (const table of Object.keys(SOUGHT)) {
    const search = `${table}_search`;
    for (const when of ['update', 'delete', 'insert']) {
      await db.run(sql.raw(`DROP TRIGGER ${search}_${when}`));
    }
    await db.run(sql.raw(`DROP TABLE ${search}`));
  }
}
