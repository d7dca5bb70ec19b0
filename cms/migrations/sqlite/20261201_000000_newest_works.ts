import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/** Written by hand: published works in the order in which they came, and their number, without reading the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX albums_newest_idx ON albums (_status, id, cover_id)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX albums_newest_idx`);
}
