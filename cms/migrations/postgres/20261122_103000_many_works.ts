// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';

/** Payload reads all texts of a work at once; its own index begins with the language, so that it would read the whole table. */
const TEXTS = [
  ['albums_locales_parent_idx', 'albums_locales'],
  ['_albums_v_locales_parent_idx', '_albums_v_locales'],
  ['media_locales_parent_idx', 'media_locales'],
] as const;

/** Written by hand: the works of a country in the curator's order, and how many they are; and what was changed last. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX albums_country_curated_idx
    ON albums (country_id, _status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id)`);
  await db.execute(sql`CREATE INDEX albums_changed_idx ON albums (_status, updated_at, id)`);
  for (const [index, table] of TEXTS) {
    await db.execute(sql.raw(`CREATE INDEX ${index} ON ${table} (_parent_id)`));
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [index] of TEXTS) await db.execute(sql.raw(`DROP INDEX ${index}`));
  await db.execute(sql`DROP INDEX albums_changed_idx`);
  await db.execute(sql`DROP INDEX albums_country_curated_idx`);
}
