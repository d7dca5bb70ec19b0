// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum__exh_v_version_messages_lang" AS ENUM('en', 'zh');
  CREATE TYPE "public"."enum__footer_v_version_social_items_icon" AS ENUM('instagram', 'youtube', 'facebook', 'wechat', 'weibo', 'x');
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_exhibition_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_apply_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_exhibition_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_exh_v_version_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"lang" "enum__exh_v_version_messages_lang" NOT NULL,
  	"title" varchar,
  	"html" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_exh_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_upload_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_exh_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_exh_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_shop_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_img_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_nav_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_nav_items_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_social_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar,
  	"icon" "enum__footer_v_version_social_items_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_wx_img_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_nav_title" varchar,
  	"version_social_title" varchar,
  	"version_wx_desc" varchar,
  	"version_addr_title" varchar,
  	"version_addr_desc" varchar,
  	"version_service_title" varchar,
  	"version_service_desc" varchar,
  	"version_service_time" varchar,
  	"version_copyright_desc" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_logo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_img_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_logo_v_locales" (
  	"version_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"route" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_messages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_messages_v_locales" (
  	"version_messages" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exhibition_v_rels" ADD CONSTRAINT "_exhibition_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exhibition_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exhibition_v_rels" ADD CONSTRAINT "_exhibition_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exh_v_version_messages" ADD CONSTRAINT "_exh_v_version_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exh_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exh_v_locales" ADD CONSTRAINT "_exh_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exh_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exh_v_rels" ADD CONSTRAINT "_exh_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exh_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exh_v_rels" ADD CONSTRAINT "_exh_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_v" ADD CONSTRAINT "_shop_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_nav_items" ADD CONSTRAINT "_footer_v_version_nav_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_nav_items_locales" ADD CONSTRAINT "_footer_v_version_nav_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_nav_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_social_items" ADD CONSTRAINT "_footer_v_version_social_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_wx_img_id_media_id_fk" FOREIGN KEY ("version_wx_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_v" ADD CONSTRAINT "_logo_v_version_img_id_media_id_fk" FOREIGN KEY ("version_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_logo_v_locales" ADD CONSTRAINT "_logo_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_logo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_pages" ADD CONSTRAINT "_pages_v_version_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_pages_locales" ADD CONSTRAINT "_pages_v_version_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_messages_v_locales" ADD CONSTRAINT "_messages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "_exhibition_v_created_at_idx" ON "_exhibition_v" USING btree ("created_at");
  CREATE INDEX "_exhibition_v_updated_at_idx" ON "_exhibition_v" USING btree ("updated_at");
  CREATE INDEX "_exhibition_v_rels_order_idx" ON "_exhibition_v_rels" USING btree ("order");
  CREATE INDEX "_exhibition_v_rels_parent_idx" ON "_exhibition_v_rels" USING btree ("parent_id");
  CREATE INDEX "_exhibition_v_rels_path_idx" ON "_exhibition_v_rels" USING btree ("path");
  CREATE INDEX "_exhibition_v_rels_media_id_idx" ON "_exhibition_v_rels" USING btree ("media_id");
  CREATE INDEX "_exh_v_version_messages_order_idx" ON "_exh_v_version_messages" USING btree ("_order");
  CREATE INDEX "_exh_v_version_messages_parent_id_idx" ON "_exh_v_version_messages" USING btree ("_parent_id");
  CREATE INDEX "_exh_v_created_at_idx" ON "_exh_v" USING btree ("created_at");
  CREATE INDEX "_exh_v_updated_at_idx" ON "_exh_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_exh_v_locales_locale_parent_id_unique" ON "_exh_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exh_v_rels_order_idx" ON "_exh_v_rels" USING btree ("order");
  CREATE INDEX "_exh_v_rels_parent_idx" ON "_exh_v_rels" USING btree ("parent_id");
  CREATE INDEX "_exh_v_rels_path_idx" ON "_exh_v_rels" USING btree ("path");
  CREATE INDEX "_exh_v_rels_media_id_idx" ON "_exh_v_rels" USING btree ("media_id");
  CREATE INDEX "_shop_v_version_version_img_idx" ON "_shop_v" USING btree ("version_img_id");
  CREATE INDEX "_shop_v_created_at_idx" ON "_shop_v" USING btree ("created_at");
  CREATE INDEX "_shop_v_updated_at_idx" ON "_shop_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_version_nav_items_order_idx" ON "_footer_v_version_nav_items" USING btree ("_order");
  CREATE INDEX "_footer_v_version_nav_items_parent_id_idx" ON "_footer_v_version_nav_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_nav_items_locales_locale_parent_id_unique" ON "_footer_v_version_nav_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_social_items_order_idx" ON "_footer_v_version_social_items" USING btree ("_order");
  CREATE INDEX "_footer_v_version_social_items_parent_id_idx" ON "_footer_v_version_social_items" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_wx_version_wx_img_idx" ON "_footer_v" USING btree ("version_wx_img_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_logo_v_version_version_img_idx" ON "_logo_v" USING btree ("version_img_id");
  CREATE INDEX "_logo_v_created_at_idx" ON "_logo_v" USING btree ("created_at");
  CREATE INDEX "_logo_v_updated_at_idx" ON "_logo_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_logo_v_locales_locale_parent_id_unique" ON "_logo_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_pages_order_idx" ON "_pages_v_version_pages" USING btree ("_order");
  CREATE INDEX "_pages_v_version_pages_parent_id_idx" ON "_pages_v_version_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_pages_locales_locale_parent_id_unique" ON "_pages_v_version_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_messages_v_created_at_idx" ON "_messages_v" USING btree ("created_at");
  CREATE INDEX "_messages_v_updated_at_idx" ON "_messages_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_messages_v_locales_locale_parent_id_unique" ON "_messages_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "_exhibition_v" CASCADE;
  DROP TABLE "_exhibition_v_rels" CASCADE;
  DROP TABLE "_exh_v_version_messages" CASCADE;
  DROP TABLE "_exh_v" CASCADE;
  DROP TABLE "_exh_v_locales" CASCADE;
  DROP TABLE "_exh_v_rels" CASCADE;
  DROP TABLE "_shop_v" CASCADE;
  DROP TABLE "_footer_v_version_nav_items" CASCADE;
  DROP TABLE "_footer_v_version_nav_items_locales" CASCADE;
  DROP TABLE "_footer_v_version_social_items" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_logo_v" CASCADE;
  DROP TABLE "_logo_v_locales" CASCADE;
  DROP TABLE "_pages_v_version_pages" CASCADE;
  DROP TABLE "_pages_v_version_pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_messages_v" CASCADE;
  DROP TABLE "_messages_v_locales" CASCADE;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum__exh_v_version_messages_lang";
  DROP TYPE "public"."enum__footer_v_version_social_items_icon";`)
}
