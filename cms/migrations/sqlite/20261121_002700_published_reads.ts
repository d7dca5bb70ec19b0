import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Written by hand: what published reads (cms/queries) need and Payload's collections cannot say. A later migration that
 * rebuilds the table `albums` drops its indexes and triggers with it, and has to make them again as here.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX albums_curated_idx
    ON albums (_status, year_label_id DESC, COALESCE(seq, 999999999), id, cover_id)`);
  await db.run(
    sql`CREATE INDEX albums_rels_label_parent_idx ON albums_rels (labels_id, parent_id)`,
  );

  await db.run(sql`CREATE VIRTUAL TABLE albums_search USING fts5
    (search_name, search_author, content = 'albums', content_rowid = 'id', tokenize = 'trigram')`);
  await db.run(sql`CREATE TRIGGER albums_search_insert AFTER INSERT ON albums BEGIN
    INSERT INTO albums_search (rowid, search_name, search_author)
      VALUES (new.id, new.search_name, new.search_author);
    END`);
  await db.run(sql`CREATE TRIGGER albums_search_delete AFTER DELETE ON albums BEGIN
    INSERT INTO albums_search (albums_search, rowid, search_name, search_author)
      VALUES ('delete', old.id, old.search_name, old.search_author);
    END`);
  await db.run(sql`CREATE TRIGGER albums_search_update AFTER UPDATE OF search_name, search_author ON albums BEGIN
    INSERT INTO albums_search (albums_search, rowid, search_name, search_author)
      VALUES ('delete', old.id, old.search_name, old.search_author);
    INSERT INTO albums_search (rowid, search_name, search_author)
      VALUES (new.id, new.search_name, new.search_author);
    END`);
  await db.run(sql`INSERT INTO albums_search (albums_search) VALUES ('rebuild')`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER albums_search_update`);
  await db.run(sql`DROP TRIGGER albums_search_delete`);
  await db.run(sql`DROP TRIGGER albums_search_insert`);
  await db.run(sql`DROP TABLE albums_search`);
  await db.run(sql`DROP INDEX albums_rels_label_parent_idx`);
  await db.run(sql`DROP INDEX albums_curated_idx`);
}
