import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/** Payload reads all texts of a work at once; its own index begins with the language, so that it would read the whole table. */
const TEXTS = [
  ['albums_locales_parent_idx', 'albums_locales'],
  ['_albums_v_locales_parent_idx', '_albums_v_locales'],
  ['media_locales_parent_idx', 'media_locales'],
] as const;

/**
 * Written by hand: the works of a country in the curator's order, and how many they are; all that a search looks at in that
 * order, so that one that meets few works, or none, doesn't fetch each from the table; what was changed last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX albums_country_curated_idx
    ON albums (country_id, _status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id)`);
  await db.run(sql`CREATE INDEX albums_words_curated_idx
    ON albums (_status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id, initial, search_author, search_name, country_id)`);
  await db.run(sql`CREATE INDEX albums_changed_idx ON albums (_status, updated_at, id)`);
  for (const [index, table] of TEXTS) {
    await db.run(sql.raw(`CREATE INDEX ${index} ON ${table} (_parent_id)`));
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [index] of TEXTS) await db.run(sql.raw(`DROP INDEX ${index}`));
  await db.run(sql`DROP INDEX albums_changed_idx`);
  await db.run(sql`DROP INDEX albums_words_curated_idx`);
  await db.run(sql`DROP INDEX albums_country_curated_idx`);
}
