// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';

/**
 * Written by hand: what published reads (cms/queries) need and Payload's collections cannot say. A database whose owner may
 * not add pg_trgm goes on without: its searches then read every row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX albums_curated_idx
      ON albums (_status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id);
    CREATE INDEX albums_rels_label_parent_idx ON albums_rels (labels_id, parent_id);
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX albums_search_name_trgm_idx ON albums USING gin (search_name gin_trgm_ops);
      CREATE INDEX albums_search_author_trgm_idx ON albums USING gin (search_author gin_trgm_ops);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'pg_trgm is not there: searches by name and author read every row';
    END $$`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS albums_search_author_trgm_idx;
    DROP INDEX IF EXISTS albums_search_name_trgm_idx;
    DROP INDEX albums_rels_label_parent_idx;
    DROP INDEX albums_curated_idx`);
}
