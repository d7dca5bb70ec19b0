import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Words are looked for anywhere in a text, for which its order is of no use. By hand: all that is read to count the works with a word
 * that is too short for trigrams.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`albums_search_name_idx\``);
  await db.run(sql`DROP INDEX \`albums_search_author_idx\``);
  await db.run(sql`DROP INDEX \`_albums_v_version_version_search_name_idx\``);
  await db.run(sql`DROP INDEX \`_albums_v_version_version_search_author_idx\``);
  await db.run(sql`CREATE INDEX albums_words_idx ON albums (search_author, search_name, cover_id)
    WHERE _status = 'published' AND cover_id IS NOT NULL`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX albums_words_idx`);
  await db.run(
    sql`CREATE INDEX \`albums_search_name_idx\` ON \`albums\` (\`search_name\`)`,
  );
  await db.run(
    sql`CREATE INDEX \`albums_search_author_idx\` ON \`albums\` (\`search_author\`)`,
  );
  await db.run(
    sql`CREATE INDEX \`_albums_v_version_version_search_name_idx\` ON \`_albums_v\` (\`version_search_name\`)`,
  );
  await db.run(
    sql`CREATE INDEX \`_albums_v_version_version_search_author_idx\` ON \`_albums_v\` (\`version_search_author\`)`,
  );
}
