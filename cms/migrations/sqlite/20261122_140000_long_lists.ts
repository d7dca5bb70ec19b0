import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Written by hand: the CMS's lists of works and of favourites in their order; the first with what its search looks at, so that
 * it doesn't fetch each version from the table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX _albums_v_listed_idx
    ON _albums_v (latest, version_updated_at, created_at, parent_id, id, version_author, version_num)`);
  await db.run(sql`CREATE INDEX favourites_listed_idx ON favourites (c_time, created_at)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX favourites_listed_idx`);
  await db.run(sql`DROP INDEX _albums_v_listed_idx`);
}
