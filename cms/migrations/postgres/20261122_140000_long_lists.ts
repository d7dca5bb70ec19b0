// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { lockTogether } from '../lockTogether';

/**
 * Written by hand: the CMS's lists of works and of favourites in their order; the first with what its search looks at. The
 * curator's order once more, with the number itself: PostgreSQL reads an index alone only if it has the column of an expression.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(lockTogether({ albums: 'ACCESS EXCLUSIVE', _albums_v: 'SHARE', favourites: 'SHARE' })),
  );
  await db.execute(sql`
    CREATE INDEX _albums_v_listed_idx
      ON _albums_v (latest, version_updated_at, created_at, parent_id, id, version_author, version_num);
    CREATE INDEX favourites_listed_idx ON favourites (c_time, created_at);
    DROP INDEX albums_curated_idx;
    CREATE INDEX albums_curated_idx
      ON albums (_status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id) INCLUDE (seq);
    DROP INDEX albums_country_curated_idx;
    CREATE INDEX albums_country_curated_idx
      ON albums (country_id, _status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id) INCLUDE (seq);
    ANALYZE albums`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX albums_country_curated_idx;
    CREATE INDEX albums_country_curated_idx
      ON albums (country_id, _status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id);
    DROP INDEX albums_curated_idx;
    CREATE INDEX albums_curated_idx
      ON albums (_status, year_label_id DESC NULLS LAST, (COALESCE(seq, 999999999)), id, cover_id);
    DROP INDEX favourites_listed_idx;
    DROP INDEX _albums_v_listed_idx`);
}
