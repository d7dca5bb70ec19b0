// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_editors_translates" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_editors_role" AS ENUM('organiser', 'editor', 'translator', 'moderator', 'juror');
  CREATE TYPE "public"."enum_editors_language" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_logs_action" AS ENUM('exported', 'erased');
  CREATE TABLE "editors_translates" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_editors_translates",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "logs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"c_time" timestamp(3) with time zone NOT NULL,
  	"who" varchar NOT NULL,
  	"action" "enum_logs_action" NOT NULL,
  	"what" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "editors" ADD COLUMN "role" "enum_editors_role" DEFAULT 'editor' NOT NULL;
  ALTER TABLE "editors" ADD COLUMN "language" "enum_editors_language" DEFAULT 'en' NOT NULL;
  ALTER TABLE "editors_translates" ADD CONSTRAINT "editors_translates_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "editors_translates_order_idx" ON "editors_translates" USING btree ("order");
  CREATE INDEX "editors_translates_parent_idx" ON "editors_translates" USING btree ("parent_id");
  CREATE INDEX "logs_c_time_idx" ON "logs" USING btree ("c_time");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "editors_translates" CASCADE;
  DROP TABLE "logs" CASCADE;
  ALTER TABLE "editors" DROP COLUMN "role";
  ALTER TABLE "editors" DROP COLUMN "language";
  DROP TYPE "public"."enum_editors_translates";
  DROP TYPE "public"."enum_editors_role";
  DROP TYPE "public"."enum_editors_language";
  DROP TYPE "public"."enum_logs_action";`)
}
