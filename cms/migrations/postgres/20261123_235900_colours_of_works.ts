// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { lockTogether } from '../lockTogether';

/**
 * Written by hand: the colours of a work are those of its picture. They stand in the work's own row, so that an index has them beside
 * its year; triggers keep them, whoever writes. The columns are none of Payload's. A picture is locked while its colours are taken:
 * a work that comes in the same moment as they change has the new ones. 11000 is after all that have a colour.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(lockTogether({ media: 'SHARE ROW EXCLUSIVE', albums: 'ACCESS EXCLUSIVE' })),
  );
  await db.execute(sql`
    ALTER TABLE albums ADD COLUMN colours integer NOT NULL DEFAULT 0;
    ALTER TABLE albums ADD COLUMN hue integer NOT NULL DEFAULT 11000;

    CREATE FUNCTION albums_take_colours() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.colours := 0;
      NEW.hue := 11000;
      SELECT COALESCE(colours, 0), COALESCE(hue, 11000) INTO NEW.colours, NEW.hue
        FROM media WHERE id = NEW.cover_id FOR SHARE;
      NEW.colours := COALESCE(NEW.colours, 0);
      NEW.hue := COALESCE(NEW.hue, 11000);
      RETURN NEW;
    END $$;
    CREATE TRIGGER albums_colours_insert BEFORE INSERT ON albums
      FOR EACH ROW WHEN (NEW.cover_id IS NOT NULL) EXECUTE FUNCTION albums_take_colours();
    CREATE TRIGGER albums_colours_update BEFORE UPDATE OF cover_id ON albums
      FOR EACH ROW WHEN (NEW.cover_id IS DISTINCT FROM OLD.cover_id) EXECUTE FUNCTION albums_take_colours();

    CREATE FUNCTION media_give_colours() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE albums SET colours = COALESCE(NEW.colours, 0), hue = COALESCE(NEW.hue, 11000) WHERE cover_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER media_colours_update AFTER UPDATE OF colours, hue ON media
      FOR EACH ROW WHEN (NEW.colours IS DISTINCT FROM OLD.colours OR NEW.hue IS DISTINCT FROM OLD.hue)
      EXECUTE FUNCTION media_give_colours();

    CREATE INDEX media_uncoloured_idx ON media (id) WHERE palette IS NULL;
    CREATE INDEX albums_rainbow_idx
      ON albums (_status, year_label_id, hue, id, cover_id) INCLUDE (colours);
    DROP INDEX albums_country_curated_idx;
    CREATE INDEX albums_country_curated_idx
      ON albums (country_id, _status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id) INCLUDE (seq, colours)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX albums_country_curated_idx;
    CREATE INDEX albums_country_curated_idx
      ON albums (country_id, _status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id) INCLUDE (seq);
    DROP INDEX albums_rainbow_idx;
    DROP INDEX media_uncoloured_idx;
    DROP TRIGGER media_colours_update ON media;
    DROP TRIGGER albums_colours_update ON albums;
    DROP TRIGGER albums_colours_insert ON albums;
    DROP FUNCTION media_give_colours;
    DROP FUNCTION albums_take_colours;
    ALTER TABLE albums DROP COLUMN hue;
    ALTER TABLE albums DROP COLUMN colours`);
}
