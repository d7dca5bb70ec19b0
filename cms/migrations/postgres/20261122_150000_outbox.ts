// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar NOT NULL,
  	"told" varchar DEFAULT '[]' NOT NULL,
  	"is_echo" boolean DEFAULT false NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"due" numeric NOT NULL,
  	"made" numeric NOT NULL
  );
  
  CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("due");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outbox" CASCADE;`)
}
