import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/** After all that have a colour (cms/colours/palette.ts). */
const LAST = 11000;

const ofPicture = (id: string) => `
  colours = COALESCE((SELECT CAST(colours AS INTEGER) FROM media WHERE id = ${id}), 0),
  hue = COALESCE((SELECT CAST(hue AS INTEGER) FROM media WHERE id = ${id}), ${LAST})`;

/**
 * Written by hand: the colours of a work are those of its picture. They stand in the work's own row, so that an index has them beside
 * its year; triggers keep them, whoever writes. The columns are none of Payload's: a migration that rebuilds the table `albums`
 * drops them, their triggers and indexes, and has to make them again as here. What searches look at has the colours, too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE albums ADD COLUMN colours INTEGER NOT NULL DEFAULT 0`);
  await db.run(sql.raw(`ALTER TABLE albums ADD COLUMN hue INTEGER NOT NULL DEFAULT ${LAST}`));
  await db.run(
    sql.raw(`CREATE TRIGGER albums_colours_insert AFTER INSERT ON albums WHEN new.cover_id IS NOT NULL BEGIN
      UPDATE albums SET ${ofPicture('new.cover_id')} WHERE id = new.id;
      END`),
  );
  await db.run(
    sql.raw(`CREATE TRIGGER albums_colours_update AFTER UPDATE OF cover_id ON albums WHEN new.cover_id IS NOT old.cover_id BEGIN
      UPDATE albums SET ${ofPicture('new.cover_id')} WHERE id = new.id;
      END`),
  );
  await db.run(
    sql.raw(`CREATE TRIGGER media_colours_update AFTER UPDATE OF colours, hue ON media
      WHEN new.colours IS NOT old.colours OR new.hue IS NOT old.hue BEGIN
      UPDATE albums SET ${ofPicture('new.id')} WHERE cover_id = new.id;
      END`),
  );
  await db.run(sql`CREATE INDEX media_uncoloured_idx ON media (id) WHERE palette IS NULL`);
  await db.run(sql`CREATE INDEX albums_rainbow_idx
    ON albums (_status, year_label_id, hue, id, cover_id, colours)`);
  await db.run(sql`DROP INDEX albums_words_curated_idx`);
  await db.run(sql`CREATE INDEX albums_words_curated_idx
    ON albums (_status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id, initial, search_author, search_name, country_id, colours)`);
  await db.run(sql`DROP INDEX albums_country_curated_idx`);
  await db.run(sql`CREATE INDEX albums_country_curated_idx
    ON albums (country_id, _status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id, colours)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX albums_country_curated_idx`);
  await db.run(sql`CREATE INDEX albums_country_curated_idx
    ON albums (country_id, _status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id)`);
  await db.run(sql`DROP INDEX albums_words_curated_idx`);
  await db.run(sql`CREATE INDEX albums_words_curated_idx
    ON albums (_status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id, initial, search_author, search_name, country_id)`);
  await db.run(sql`DROP INDEX albums_rainbow_idx`);
  await db.run(sql`DROP INDEX media_uncoloured_idx`);
  await db.run(sql`DROP TRIGGER media_colours_update`);
  await db.run(sql`DROP TRIGGER albums_colours_update`);
  await db.run(sql`DROP TRIGGER albums_colours_insert`);
  await db.run(sql`ALTER TABLE albums DROP COLUMN hue`);
  await db.run(sql`ALTER TABLE albums DROP COLUMN colours`);
}
