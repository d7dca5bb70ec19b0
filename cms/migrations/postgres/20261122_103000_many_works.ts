// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';

/** Written by hand: the works of a country in the curator's order, and how many they are; and what was changed last. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX albums_country_curated_idx
    ON albums (country_id, _status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id)`);
  await db.execute(sql`CREATE INDEX albums_changed_idx ON albums (_status, updated_at, id)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX albums_changed_idx`);
  await db.execute(sql`DROP INDEX albums_country_curated_idx`);
}
