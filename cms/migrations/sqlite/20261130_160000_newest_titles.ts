import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Written by hand: which titles are of the newest version of a work. The list of works by title reads them from an index of theirs, and
 * counts them there. Triggers keep the column, whoever writes. It is none of Payload's: a migration that rebuilds `_albums_v` or
 * `_albums_v_locales` drops it or its triggers, and has to make them again as here.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`ALTER TABLE _albums_v_locales ADD COLUMN newest INTEGER NOT NULL DEFAULT FALSE`,
  );
  await db.run(sql`UPDATE _albums_v_locales SET newest = TRUE
    WHERE _parent_id IN (SELECT id FROM _albums_v WHERE latest = TRUE)`);
  await db.run(sql`CREATE TRIGGER _albums_v_locales_newest_insert AFTER INSERT ON _albums_v_locales BEGIN
    UPDATE _albums_v_locales SET newest = (SELECT latest IS TRUE FROM _albums_v WHERE id = new._parent_id)
      WHERE id = new.id;
    END`);
  await db.run(sql`CREATE TRIGGER _albums_v_newest_update AFTER UPDATE OF latest ON _albums_v
    WHEN new.latest IS NOT old.latest BEGIN
    UPDATE _albums_v_locales SET newest = new.latest IS TRUE WHERE _parent_id = new.id;
    END`);
  await db.run(sql`DROP INDEX _albums_v_titled_idx`);
  await db.run(sql`CREATE INDEX _albums_v_titled_idx ON _albums_v_locales
    (_locale, version_name, _parent_id, newest) WHERE newest = TRUE AND version_name IS NOT NULL`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX _albums_v_titled_idx`);
  await db.run(sql`CREATE INDEX _albums_v_titled_idx
    ON _albums_v_locales (_locale, version_name, _parent_id)`);
  await db.run(sql`DROP TRIGGER _albums_v_newest_update`);
  await db.run(sql`DROP TRIGGER _albums_v_locales_newest_insert`);
  await db.run(sql`ALTER TABLE _albums_v_locales DROP COLUMN newest`);
}
