import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

const COLUMNS = ['search_name', 'search_author'];

const listOf = (prefix: string, suffix = '') =>
  COLUMNS.map((column) => prefix + column + suffix).join(', ');

/** The table of trigrams and its triggers: each text is stored with `ending` after it. */
function searchOf(options: string, ending: string): string[] {
  const columns = listOf('');
  const add = `INSERT INTO albums_search (rowid, ${columns}) VALUES (new.id, ${listOf('new.', ending)});`;
  const remove = `INSERT INTO albums_search (albums_search, rowid, ${columns})
    VALUES ('delete', old.id, ${listOf('old.', ending)});`;
  return [
    'DROP TRIGGER albums_search_update',
    'DROP TRIGGER albums_search_delete',
    'DROP TRIGGER albums_search_insert',
    'DROP TABLE albums_search',
    `CREATE VIRTUAL TABLE albums_search USING fts5 (${columns}, ${options}, tokenize = 'trigram')`,
    `CREATE TRIGGER albums_search_insert AFTER INSERT ON albums BEGIN ${add} END`,
    `CREATE TRIGGER albums_search_delete AFTER DELETE ON albums BEGIN ${remove} END`,
    `CREATE TRIGGER albums_search_update AFTER UPDATE OF ${columns} ON albums BEGIN ${remove} ${add} END`,
    `INSERT INTO albums_search (rowid, ${columns}) SELECT id, ${listOf('', ending)} FROM albums`,
  ];
}

/**
 * Written by hand: words of one or two letters are found by the trigrams that begin with them. With two line feeds after a text, its last
 * letters begin some, too. The table has no content of its own, as the works' differs from it. A later migration that rebuilds the
 * table `albums` drops the triggers with it, and has to make them again as here.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const statements = searchOf("content = ''", ' || char(10, 10)');
  for (const statement of statements) await db.run(sql.raw(statement));
  await db.run(sql`CREATE VIRTUAL TABLE albums_trigrams USING fts5vocab (albums_search, instance)`);
  await db.run(sql`DROP INDEX albums_words_idx`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE INDEX albums_words_idx ON albums (search_author, search_name, cover_id)
    WHERE _status = 'published' AND cover_id IS NOT NULL`);
  await db.run(sql`DROP TABLE albums_trigrams`);
  const statements = searchOf("content = 'albums', content_rowid = 'id'", '');
  for (const statement of statements) await db.run(sql.raw(statement));
}
