// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { lockTogether } from '../lockTogether';

/**
 * Written by hand: which labels a work bears without hanging in their year. These are few, and have an index: a list of a label is
 * read from it and from the works of the year. Triggers keep the column, whoever writes; it is none of Payload's. A work is locked
 * while its year is read: a label that comes in the same moment as the year changes has the new one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(lockTogether({ albums: 'SHARE ROW EXCLUSIVE', albums_rels: 'ACCESS EXCLUSIVE' })),
  );
  await db.execute(sql`
    ALTER TABLE albums_rels ADD COLUMN elsewhere boolean NOT NULL DEFAULT FALSE;
    UPDATE albums_rels SET elsewhere = TRUE FROM albums
      WHERE albums.id = parent_id AND labels_id IS DISTINCT FROM year_label_id AND labels_id IS NOT NULL;

    CREATE FUNCTION albums_rels_take_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE year varchar;
      BEGIN
        SELECT year_label_id INTO year FROM albums WHERE id = NEW.parent_id FOR SHARE;
        NEW.elsewhere := NEW.labels_id IS DISTINCT FROM year;
        RETURN NEW;
      END $$;
    CREATE TRIGGER albums_rels_elsewhere BEFORE INSERT OR UPDATE OF parent_id, labels_id ON albums_rels
      FOR EACH ROW WHEN (NEW.labels_id IS NOT NULL) EXECUTE FUNCTION albums_rels_take_elsewhere();

    CREATE FUNCTION albums_give_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE albums_rels SET elsewhere = labels_id IS DISTINCT FROM NEW.year_label_id
        WHERE parent_id = NEW.id AND labels_id IS NOT NULL;
      RETURN NULL;
    END $$;
    CREATE TRIGGER albums_elsewhere_update AFTER UPDATE OF year_label_id ON albums
      FOR EACH ROW WHEN (NEW.year_label_id IS DISTINCT FROM OLD.year_label_id) EXECUTE FUNCTION albums_give_elsewhere();

    CREATE INDEX albums_rels_elsewhere_idx ON albums_rels (labels_id, parent_id) WHERE elsewhere`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX albums_rels_elsewhere_idx;
    DROP TRIGGER albums_elsewhere_update ON albums;
    DROP TRIGGER albums_rels_elsewhere ON albums_rels;
    DROP FUNCTION albums_give_elsewhere;
    DROP FUNCTION albums_rels_take_elsewhere;
    ALTER TABLE albums_rels DROP COLUMN elsewhere`);
}
