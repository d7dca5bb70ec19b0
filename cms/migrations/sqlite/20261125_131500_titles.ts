import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Written by hand: the CMS's list of works in the order of their titles in a language; and the newest version of a work, for which
 * SQLite, which has no statistics, looks at the newest of all works.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX _albums_v_titled_idx
    ON _albums_v_locales (_locale, version_name, _parent_id)`);
  await db.run(sql`CREATE INDEX _albums_v_newest_idx ON _albums_v (parent_id, latest)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX _albums_v_newest_idx`);
  await db.run(sql`DROP INDEX _albums_v_titled_idx`);
}
