// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { lockTogether } from '../lockTogether';

/**
 * Words are looked for anywhere in a text, for which its order is of no use; and long titles in six languages are more than a row of
 * such an index may have.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(lockTogether({ albums: 'ACCESS EXCLUSIVE', _albums_v: 'ACCESS EXCLUSIVE' })),
  );
  await db.execute(sql`
   DROP INDEX "albums_search_name_idx";
  DROP INDEX "albums_search_author_idx";
  DROP INDEX "_albums_v_version_version_search_name_idx";
  DROP INDEX "_albums_v_version_version_search_author_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "albums_search_name_idx" ON "albums" USING btree ("search_name");
  CREATE INDEX "albums_search_author_idx" ON "albums" USING btree ("search_author");
  CREATE INDEX "_albums_v_version_version_search_name_idx" ON "_albums_v" USING btree ("version_search_name");
  CREATE INDEX "_albums_v_version_version_search_author_idx" ON "_albums_v" USING btree ("version_search_author");`)
}
