import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_exhibition_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_apply_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_exhibition_v_created_at_idx\` ON \`_exhibition_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_exhibition_v_updated_at_idx\` ON \`_exhibition_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_exhibition_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_exhibition_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_exhibition_v_rels_order_idx\` ON \`_exhibition_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_exhibition_v_rels_parent_idx\` ON \`_exhibition_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_exhibition_v_rels_path_idx\` ON \`_exhibition_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_exhibition_v_rels_media_id_idx\` ON \`_exhibition_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_exh_v_version_messages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lang\` text NOT NULL,
  	\`title\` text,
  	\`html\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_exh_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_exh_v_version_messages_order_idx\` ON \`_exh_v_version_messages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_exh_v_version_messages_parent_id_idx\` ON \`_exh_v_version_messages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_exh_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_upload_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_exh_v_created_at_idx\` ON \`_exh_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_exh_v_updated_at_idx\` ON \`_exh_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_exh_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_exh_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_exh_v_locales_locale_parent_id_unique\` ON \`_exh_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_exh_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_exh_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_exh_v_rels_order_idx\` ON \`_exh_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_exh_v_rels_parent_idx\` ON \`_exh_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_exh_v_rels_path_idx\` ON \`_exh_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_exh_v_rels_media_id_idx\` ON \`_exh_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_shop_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_img_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_shop_v_version_version_img_idx\` ON \`_shop_v\` (\`version_img_id\`);`)
  await db.run(sql`CREATE INDEX \`_shop_v_created_at_idx\` ON \`_shop_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shop_v_updated_at_idx\` ON \`_shop_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_nav_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_nav_items_order_idx\` ON \`_footer_v_version_nav_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_nav_items_parent_id_idx\` ON \`_footer_v_version_nav_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_nav_items_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_nav_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_nav_items_locales_locale_parent_id_unique\` ON \`_footer_v_version_nav_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_social_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_items_order_idx\` ON \`_footer_v_version_social_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_items_parent_id_idx\` ON \`_footer_v_version_social_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_wx_img_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_wx_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_wx_version_wx_img_idx\` ON \`_footer_v\` (\`version_wx_img_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_nav_title\` text,
  	\`version_social_title\` text,
  	\`version_wx_desc\` text,
  	\`version_addr_title\` text,
  	\`version_addr_desc\` text,
  	\`version_service_title\` text,
  	\`version_service_desc\` text,
  	\`version_service_time\` text,
  	\`version_copyright_desc\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_img_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_v_version_version_img_idx\` ON \`_logo_v\` (\`version_img_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_v_created_at_idx\` ON \`_logo_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_logo_v_updated_at_idx\` ON \`_logo_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_logo_v_locales\` (
  	\`version_alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_logo_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_logo_v_locales_locale_parent_id_unique\` ON \`_logo_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`route\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_pages_order_idx\` ON \`_pages_v_version_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_pages_parent_id_idx\` ON \`_pages_v_version_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_pages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_pages_locales_locale_parent_id_unique\` ON \`_pages_v_version_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_messages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_messages_v_created_at_idx\` ON \`_messages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_updated_at_idx\` ON \`_messages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_messages_v_locales\` (
  	\`version_messages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_messages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_messages_v_locales_locale_parent_id_unique\` ON \`_messages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`_exhibition_v\`;`)
  await db.run(sql`DROP TABLE \`_exhibition_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_exh_v_version_messages\`;`)
  await db.run(sql`DROP TABLE \`_exh_v\`;`)
  await db.run(sql`DROP TABLE \`_exh_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_exh_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_shop_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_nav_items\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_nav_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_social_items\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_logo_v\`;`)
  await db.run(sql`DROP TABLE \`_logo_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_messages_v\`;`)
  await db.run(sql`DROP TABLE \`_messages_v_locales\`;`)
}
