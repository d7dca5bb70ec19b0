// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "palette" varchar;
  ALTER TABLE "media" ADD COLUMN "colours" numeric;
  ALTER TABLE "media" ADD COLUMN "hue" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "palette";
  ALTER TABLE "media" DROP COLUMN "colours";
  ALTER TABLE "media" DROP COLUMN "hue";`)
}
