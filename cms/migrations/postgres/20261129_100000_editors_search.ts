// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';

/**
 * Written by hand: what an editor looks for in the list of works. A database whose owner may not add pg_trgm goes on without: a search
 * then reads every row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX _albums_v_author_trgm_idx
        ON _albums_v USING gin (version_author gin_trgm_ops) WHERE latest;
      CREATE INDEX _albums_v_num_trgm_idx
        ON _albums_v USING gin (version_num gin_trgm_ops) WHERE latest;
      CREATE INDEX _albums_v_name_trgm_idx
        ON _albums_v_locales USING gin (version_name gin_trgm_ops);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'pg_trgm is not there: searches in the list of works read every row';
    END $$`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS _albums_v_name_trgm_idx;
    DROP INDEX IF EXISTS _albums_v_num_trgm_idx;
    DROP INDEX IF EXISTS _albums_v_author_trgm_idx`);
}
