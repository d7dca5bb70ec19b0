import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Written by hand: which labels a work bears without hanging in their year. These are few, and have an index: a list of a label is
 * read from it and from the works of the year. Triggers keep the column, whoever writes. It is none of Payload's: a migration that
 * rebuilds `albums` or `albums_rels` drops it or its triggers, and has to make them again as here.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE albums_rels ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0`);
  await db.run(sql`UPDATE albums_rels SET elsewhere = 1 WHERE labels_id IS NOT NULL
    AND labels_id IS NOT (SELECT year_label_id FROM albums WHERE id = parent_id)`);
  for (const when of ['INSERT', 'UPDATE OF parent_id, labels_id']) {
    const name = when === 'INSERT' ? 'insert' : 'update';
    await db.run(
      sql.raw(`CREATE TRIGGER albums_rels_elsewhere_${name} AFTER ${when} ON albums_rels WHEN new.labels_id IS NOT NULL BEGIN
        UPDATE albums_rels SET elsewhere = labels_id IS NOT (SELECT year_label_id FROM albums WHERE id = new.parent_id)
          WHERE id = new.id;
        END`),
    );
  }
  await db.run(sql`CREATE TRIGGER albums_elsewhere_update AFTER UPDATE OF year_label_id ON albums
    WHEN new.year_label_id IS NOT old.year_label_id BEGIN
    UPDATE albums_rels SET elsewhere = labels_id IS NOT new.year_label_id WHERE parent_id = new.id AND labels_id IS NOT NULL;
    END`);
  await db.run(
    sql`CREATE INDEX albums_rels_elsewhere_idx ON albums_rels (labels_id, parent_id) WHERE elsewhere`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX albums_rels_elsewhere_idx`);
  await db.run(sql`DROP TRIGGER albums_elsewhere_update`);
  await db.run(sql`DROP TRIGGER albums_rels_elsewhere_update`);
  await db.run(sql`DROP TRIGGER albums_rels_elsewhere_insert`);
  await db.run(sql`ALTER TABLE albums_rels DROP COLUMN elsewhere`);
}
