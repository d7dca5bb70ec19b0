import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`albums\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`author\` text,
  	\`cover_id\` integer,
  	\`country_id\` integer,
  	\`age\` text,
  	\`sex\` text,
  	\`teacher\` text,
  	\`org\` text,
  	\`organisation_id\` integer,
  	\`num\` text,
  	\`year_label_id\` text,
  	\`seq\` numeric,
  	\`initial\` text,
  	\`search_name\` text,
  	\`search_author\` text,
  	\`views\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`organisation_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`year_label_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_cover_idx\` ON \`albums\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_country_idx\` ON \`albums\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_organisation_idx\` ON \`albums\` (\`organisation_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`albums_num_idx\` ON \`albums\` (\`num\`);`)
  await db.run(sql`CREATE INDEX \`albums_year_label_idx\` ON \`albums\` (\`year_label_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_initial_idx\` ON \`albums\` (\`initial\`);`)
  await db.run(sql`CREATE INDEX \`albums_search_name_idx\` ON \`albums\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`albums_search_author_idx\` ON \`albums\` (\`search_author\`);`)
  await db.run(sql`CREATE INDEX \`albums_updated_at_idx\` ON \`albums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_created_at_idx\` ON \`albums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`albums__status_idx\` ON \`albums\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`yearLabel_seq_idx\` ON \`albums\` (\`year_label_id\`,\`seq\`);`)
  await db.run(sql`CREATE TABLE \`albums_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`albums_locales_locale_parent_id_unique\` ON \`albums_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`albums_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_rels_order_idx\` ON \`albums_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_parent_idx\` ON \`albums_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_path_idx\` ON \`albums_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_labels_id_idx\` ON \`albums_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_author\` text,
  	\`version_cover_id\` integer,
  	\`version_country_id\` integer,
  	\`version_age\` text,
  	\`version_sex\` text,
  	\`version_teacher\` text,
  	\`version_org\` text,
  	\`version_organisation_id\` integer,
  	\`version_num\` text,
  	\`version_year_label_id\` text,
  	\`version_seq\` numeric,
  	\`version_initial\` text,
  	\`version_search_name\` text,
  	\`version_search_author\` text,
  	\`version_views\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_organisation_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_year_label_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_parent_idx\` ON \`_albums_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_cover_idx\` ON \`_albums_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_country_idx\` ON \`_albums_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_organisation_idx\` ON \`_albums_v\` (\`version_organisation_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_num_idx\` ON \`_albums_v\` (\`version_num\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_year_label_idx\` ON \`_albums_v\` (\`version_year_label_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_initial_idx\` ON \`_albums_v\` (\`version_initial\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_search_name_idx\` ON \`_albums_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_search_author_idx\` ON \`_albums_v\` (\`version_search_author\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_updated_at_idx\` ON \`_albums_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_created_at_idx\` ON \`_albums_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version__status_idx\` ON \`_albums_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_created_at_idx\` ON \`_albums_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_updated_at_idx\` ON \`_albums_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_snapshot_idx\` ON \`_albums_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_published_locale_idx\` ON \`_albums_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_latest_idx\` ON \`_albums_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_yearLabel_version_seq_idx\` ON \`_albums_v\` (\`version_year_label_id\`,\`version_seq\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_albums_v_locales_locale_parent_id_unique\` ON \`_albums_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_order_idx\` ON \`_albums_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_parent_idx\` ON \`_albums_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_path_idx\` ON \`_albums_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_labels_id_idx\` ON \`_albums_v_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`years_subthemes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_subthemes_order_idx\` ON \`years_subthemes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_subthemes_parent_id_idx\` ON \`years_subthemes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_subthemes_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_subthemes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_subthemes_locales_locale_parent_id_unique\` ON \`years_subthemes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_organizers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`img_id\` integer,
  	\`url\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_organizers_order_idx\` ON \`years_organizers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_organizers_parent_id_idx\` ON \`years_organizers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`years_organizers_img_idx\` ON \`years_organizers\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`years_organizers_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_organizers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_organizers_locales_locale_parent_id_unique\` ON \`years_organizers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_participants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_participants_order_idx\` ON \`years_participants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_participants_parent_id_idx\` ON \`years_participants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_participants_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_participants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_participants_locales_locale_parent_id_unique\` ON \`years_participants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_requirements_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_requirements_items_order_idx\` ON \`years_requirements_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_requirements_items_parent_id_idx\` ON \`years_requirements_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_requirements_items_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_requirements_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_requirements_items_locales_locale_parent_id_unique\` ON \`years_requirements_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_requirements_order_idx\` ON \`years_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_requirements_parent_id_idx\` ON \`years_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_requirements_locales\` (
  	\`group\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_requirements_locales_locale_parent_id_unique\` ON \`years_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_registration\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_registration_order_idx\` ON \`years_registration\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_registration_parent_id_idx\` ON \`years_registration\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_registration_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_registration\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_registration_locales_locale_parent_id_unique\` ON \`years_registration_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_awards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_awards_order_idx\` ON \`years_awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`years_awards_parent_id_idx\` ON \`years_awards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_awards_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years_awards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_awards_locales_locale_parent_id_unique\` ON \`years_awards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` text,
  	\`label_id\` text,
  	\`works_count\` numeric,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`label_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_year_idx\` ON \`years\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`years_label_idx\` ON \`years\` (\`label_id\`);`)
  await db.run(sql`CREATE INDEX \`years_updated_at_idx\` ON \`years\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`years_created_at_idx\` ON \`years\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`years__status_idx\` ON \`years\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`years_locales\` (
  	\`edition\` text,
  	\`title\` text,
  	\`theme\` text,
  	\`lead\` text,
  	\`venue_name\` text,
  	\`venue_address\` text,
  	\`venue_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_locales_locale_parent_id_unique\` ON \`years_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`years_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`albums_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`years_rels_order_idx\` ON \`years_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`years_rels_parent_idx\` ON \`years_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`years_rels_path_idx\` ON \`years_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`years_rels_albums_id_idx\` ON \`years_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_subthemes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_subthemes_order_idx\` ON \`_years_v_version_subthemes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_subthemes_parent_id_idx\` ON \`_years_v_version_subthemes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_subthemes_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_subthemes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_subthemes_locales_locale_parent_id_unique\` ON \`_years_v_version_subthemes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_organizers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`img_id\` integer,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_organizers_order_idx\` ON \`_years_v_version_organizers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_organizers_parent_id_idx\` ON \`_years_v_version_organizers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_organizers_img_idx\` ON \`_years_v_version_organizers\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_organizers_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_organizers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_organizers_locales_locale_parent_id_unique\` ON \`_years_v_version_organizers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_participants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_participants_order_idx\` ON \`_years_v_version_participants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_participants_parent_id_idx\` ON \`_years_v_version_participants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_participants_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_participants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_participants_locales_locale_parent_id_uniqu\` ON \`_years_v_version_participants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_requirements_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_requirements_items_order_idx\` ON \`_years_v_version_requirements_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_requirements_items_parent_id_idx\` ON \`_years_v_version_requirements_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_requirements_items_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_requirements_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_requirements_items_locales_locale_parent_id\` ON \`_years_v_version_requirements_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_requirements_order_idx\` ON \`_years_v_version_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_requirements_parent_id_idx\` ON \`_years_v_version_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_requirements_locales\` (
  	\`group\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_requirements_locales_locale_parent_id_uniqu\` ON \`_years_v_version_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_registration\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_registration_order_idx\` ON \`_years_v_version_registration\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_registration_parent_id_idx\` ON \`_years_v_version_registration\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_registration_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_registration\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_registration_locales_locale_parent_id_uniqu\` ON \`_years_v_version_registration_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_awards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_version_awards_order_idx\` ON \`_years_v_version_awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_awards_parent_id_idx\` ON \`_years_v_version_awards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_version_awards_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v_version_awards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_version_awards_locales_locale_parent_id_unique\` ON \`_years_v_version_awards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_year\` text,
  	\`version_label_id\` text,
  	\`version_works_count\` numeric,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_label_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_parent_idx\` ON \`_years_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_version_year_idx\` ON \`_years_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_version_label_idx\` ON \`_years_v\` (\`version_label_id\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_version_updated_at_idx\` ON \`_years_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_version_created_at_idx\` ON \`_years_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_version_version__status_idx\` ON \`_years_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_created_at_idx\` ON \`_years_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_updated_at_idx\` ON \`_years_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_snapshot_idx\` ON \`_years_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_published_locale_idx\` ON \`_years_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_latest_idx\` ON \`_years_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_locales\` (
  	\`version_edition\` text,
  	\`version_title\` text,
  	\`version_theme\` text,
  	\`version_lead\` text,
  	\`version_venue_name\` text,
  	\`version_venue_address\` text,
  	\`version_venue_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_years_v_locales_locale_parent_id_unique\` ON \`_years_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_years_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`albums_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_years_v_rels_order_idx\` ON \`_years_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_rels_parent_idx\` ON \`_years_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_rels_path_idx\` ON \`_years_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_years_v_rels_albums_id_idx\` ON \`_years_v_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_tracks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`lang\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_tracks_order_idx\` ON \`videos_tracks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_tracks_parent_id_idx\` ON \`videos_tracks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_tracks_file_idx\` ON \`videos_tracks\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`author\` text,
  	\`cover_id\` integer,
  	\`file_id\` integer,
  	\`uri\` text,
  	\`s_time\` text,
  	\`duration\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_cover_idx\` ON \`videos\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_s_time_idx\` ON \`videos\` (\`s_time\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`videos_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_locales_locale_parent_id_unique\` ON \`videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_rels_order_idx\` ON \`videos_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_parent_idx\` ON \`videos_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_path_idx\` ON \`videos_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_labels_id_idx\` ON \`videos_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_tracks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lang\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_version_tracks_order_idx\` ON \`_videos_v_version_tracks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_tracks_parent_id_idx\` ON \`_videos_v_version_tracks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_tracks_file_idx\` ON \`_videos_v_version_tracks\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_author\` text,
  	\`version_cover_id\` integer,
  	\`version_file_id\` integer,
  	\`version_uri\` text,
  	\`version_s_time\` text,
  	\`version_duration\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_cover_idx\` ON \`_videos_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_file_idx\` ON \`_videos_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_s_time_idx\` ON \`_videos_v\` (\`version_s_time\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_snapshot_idx\` ON \`_videos_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_published_locale_idx\` ON \`_videos_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_videos_v_locales_locale_parent_id_unique\` ON \`_videos_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_order_idx\` ON \`_videos_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_parent_idx\` ON \`_videos_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_path_idx\` ON \`_videos_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_labels_id_idx\` ON \`_videos_v_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`lives_tracks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`lang\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lives\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lives_tracks_order_idx\` ON \`lives_tracks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lives_tracks_parent_id_idx\` ON \`lives_tracks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lives_tracks_file_idx\` ON \`lives_tracks\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`lives\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`author\` text,
  	\`cover_id\` integer,
  	\`file_id\` integer,
  	\`uri\` text,
  	\`s_time\` text,
  	\`duration\` numeric,
  	\`e_time\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lives_cover_idx\` ON \`lives\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`lives_file_idx\` ON \`lives\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`lives_s_time_idx\` ON \`lives\` (\`s_time\`);`)
  await db.run(sql`CREATE INDEX \`lives_updated_at_idx\` ON \`lives\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lives_created_at_idx\` ON \`lives\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lives__status_idx\` ON \`lives\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`lives_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lives\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lives_locales_locale_parent_id_unique\` ON \`lives_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lives_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lives\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lives_rels_order_idx\` ON \`lives_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lives_rels_parent_idx\` ON \`lives_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lives_rels_path_idx\` ON \`lives_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lives_rels_labels_id_idx\` ON \`lives_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`_lives_v_version_tracks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lang\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lives_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lives_v_version_tracks_order_idx\` ON \`_lives_v_version_tracks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_tracks_parent_id_idx\` ON \`_lives_v_version_tracks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_tracks_file_idx\` ON \`_lives_v_version_tracks\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_lives_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_author\` text,
  	\`version_cover_id\` integer,
  	\`version_file_id\` integer,
  	\`version_uri\` text,
  	\`version_s_time\` text,
  	\`version_duration\` numeric,
  	\`version_e_time\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lives\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_lives_v_parent_idx\` ON \`_lives_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_version_cover_idx\` ON \`_lives_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_version_file_idx\` ON \`_lives_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_version_s_time_idx\` ON \`_lives_v\` (\`version_s_time\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_version_updated_at_idx\` ON \`_lives_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_version_created_at_idx\` ON \`_lives_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_version_version__status_idx\` ON \`_lives_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_created_at_idx\` ON \`_lives_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_updated_at_idx\` ON \`_lives_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_snapshot_idx\` ON \`_lives_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_published_locale_idx\` ON \`_lives_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_latest_idx\` ON \`_lives_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_lives_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lives_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_lives_v_locales_locale_parent_id_unique\` ON \`_lives_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lives_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_lives_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lives_v_rels_order_idx\` ON \`_lives_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_rels_parent_idx\` ON \`_lives_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_rels_path_idx\` ON \`_lives_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_lives_v_rels_labels_id_idx\` ON \`_lives_v_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`num\` text NOT NULL,
  	\`album_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`album_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_num_idx\` ON \`certificates\` (\`num\`);`)
  await db.run(sql`CREATE INDEX \`certificates_album_idx\` ON \`certificates\` (\`album_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`certificates_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_rels_order_idx\` ON \`certificates_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_rels_parent_idx\` ON \`certificates_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_rels_path_idx\` ON \`certificates_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`certificates_rels_media_id_idx\` ON \`certificates_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`guest_persons\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`src_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`src_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guest_persons_src_idx\` ON \`guest_persons\` (\`src_id\`);`)
  await db.run(sql`CREATE INDEX \`guest_persons_order_idx\` ON \`guest_persons\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guest_persons_updated_at_idx\` ON \`guest_persons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guest_persons_created_at_idx\` ON \`guest_persons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`guest_persons_locales\` (
  	\`name\` text NOT NULL,
  	\`title\` text,
  	\`biography\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guest_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guest_persons_locales_locale_parent_id_unique\` ON \`guest_persons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guest_persons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guest_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guest_persons_rels_order_idx\` ON \`guest_persons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guest_persons_rels_parent_idx\` ON \`guest_persons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guest_persons_rels_path_idx\` ON \`guest_persons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guest_persons_rels_labels_id_idx\` ON \`guest_persons_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`media_partners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`img_id\` integer,
  	\`url\` text,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_partners_img_idx\` ON \`media_partners\` (\`img_id\`);`)
  await db.run(sql`CREATE INDEX \`media_partners_order_idx\` ON \`media_partners\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_partners_updated_at_idx\` ON \`media_partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_partners_created_at_idx\` ON \`media_partners\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media_partners_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_partners_rels_order_idx\` ON \`media_partners_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_partners_rels_parent_idx\` ON \`media_partners_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_partners_rels_path_idx\` ON \`media_partners_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_partners_rels_labels_id_idx\` ON \`media_partners_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`organisations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`logo_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`organisations_name_idx\` ON \`organisations\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`organisations_logo_idx\` ON \`organisations\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`organisations_updated_at_idx\` ON \`organisations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`organisations_created_at_idx\` ON \`organisations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`labels\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'year' NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`labels_order_idx\` ON \`labels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`labels_updated_at_idx\` ON \`labels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`labels_created_at_idx\` ON \`labels\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`labels_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`labels_locales_locale_parent_id_unique\` ON \`labels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`areas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`areas_code_idx\` ON \`areas\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`areas_order_idx\` ON \`areas\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`areas_updated_at_idx\` ON \`areas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`areas_created_at_idx\` ON \`areas\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`areas_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`areas_locales_locale_parent_id_unique\` ON \`areas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category\` text DEFAULT 'news',
  	\`s_time\` text,
  	\`draft_icon_id\` integer,
  	\`draft_sub_title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`draft_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`news_s_time_idx\` ON \`news\` (\`s_time\`);`)
  await db.run(sql`CREATE INDEX \`news_draft_draft_icon_idx\` ON \`news\` (\`draft_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`html\` text,
  	\`draft_description\` text,
  	\`draft_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_labels_id_idx\` ON \`news_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category\` text DEFAULT 'news',
  	\`version_s_time\` text,
  	\`version_draft_icon_id\` integer,
  	\`version_draft_sub_title\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_draft_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_category_idx\` ON \`_news_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_s_time_idx\` ON \`_news_v\` (\`version_s_time\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_draft_version_draft_icon_idx\` ON \`_news_v\` (\`version_draft_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_html\` text,
  	\`version_draft_description\` text,
  	\`version_draft_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`labels_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_labels_id_idx\` ON \`_news_v_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`private\` integer DEFAULT false,
  	\`color\` text,
  	\`original_name\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_private_idx\` ON \`media\` (\`private\`);`)
  await db.run(sql`CREATE INDEX \`media_original_name_idx\` ON \`media\` (\`original_name\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`type\` text DEFAULT '0' NOT NULL,
  	\`link\` text,
  	\`site\` text DEFAULT 'artexh' NOT NULL,
  	\`label\` text DEFAULT 'main' NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`icon\` text,
  	\`img_id\` integer,
  	\`langkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_parent_idx\` ON \`menus\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_label_idx\` ON \`menus\` (\`label\`);`)
  await db.run(sql`CREATE INDEX \`menus_order_idx\` ON \`menus\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_img_idx\` ON \`menus\` (\`img_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`menus_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_locales_locale_parent_id_unique\` ON \`menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`languages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`img_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`languages_img_idx\` ON \`languages\` (\`img_id\`);`)
  await db.run(sql`CREATE INDEX \`languages_order_idx\` ON \`languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`languages_updated_at_idx\` ON \`languages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`languages_created_at_idx\` ON \`languages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`apps\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`menu_label\` text DEFAULT 'main' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`apps_label_idx\` ON \`apps\` (\`label\`);`)
  await db.run(sql`CREATE INDEX \`apps_updated_at_idx\` ON \`apps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`apps_created_at_idx\` ON \`apps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`album_comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`album_id\` integer NOT NULL,
  	\`username\` text NOT NULL,
  	\`avatar_id\` integer,
  	\`comment\` text NOT NULL,
  	\`c_time\` text NOT NULL,
  	\`approved\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`album_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`album_comments_album_idx\` ON \`album_comments\` (\`album_id\`);`)
  await db.run(sql`CREATE INDEX \`album_comments_avatar_idx\` ON \`album_comments\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`album_comments_c_time_idx\` ON \`album_comments\` (\`c_time\`);`)
  await db.run(sql`CREATE INDEX \`album_comments_approved_idx\` ON \`album_comments\` (\`approved\`);`)
  await db.run(sql`CREATE INDEX \`album_comments_updated_at_idx\` ON \`album_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`album_comments_created_at_idx\` ON \`album_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`album_cTime_idx\` ON \`album_comments\` (\`album_id\`,\`c_time\`);`)
  await db.run(sql`CREATE TABLE \`favourites\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`album_id\` integer NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`c_time\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`album_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`favourites_album_idx\` ON \`favourites\` (\`album_id\`);`)
  await db.run(sql`CREATE INDEX \`favourites_updated_at_idx\` ON \`favourites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`favourites_created_at_idx\` ON \`favourites\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`album_email_idx\` ON \`favourites\` (\`album_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`editors_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editors_sessions_order_idx\` ON \`editors_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`editors_sessions_parent_id_idx\` ON \`editors_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`editors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`editors_updated_at_idx\` ON \`editors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`editors_created_at_idx\` ON \`editors\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`editors_email_idx\` ON \`editors\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`captchas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email_hash\` text NOT NULL,
  	\`answer_hash\` text NOT NULL,
  	\`expires_at\` numeric NOT NULL,
  	\`used\` integer DEFAULT false NOT NULL,
  	\`used_for\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`captchas_email_hash_idx\` ON \`captchas\` (\`email_hash\`);`)
  await db.run(sql`CREATE INDEX \`captchas_expires_at_idx\` ON \`captchas\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`window_start\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_window_start_idx\` ON \`rate_limits\` (\`window_start\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`albums_id\` integer,
  	\`years_id\` integer,
  	\`videos_id\` integer,
  	\`lives_id\` integer,
  	\`certificates_id\` integer,
  	\`guest_persons_id\` integer,
  	\`media_partners_id\` integer,
  	\`organisations_id\` integer,
  	\`labels_id\` text,
  	\`areas_id\` integer,
  	\`news_id\` integer,
  	\`media_id\` integer,
  	\`menus_id\` integer,
  	\`languages_id\` text,
  	\`apps_id\` integer,
  	\`album_comments_id\` integer,
  	\`favourites_id\` integer,
  	\`editors_id\` integer,
  	\`captchas_id\` integer,
  	\`rate_limits_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`years_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lives_id\`) REFERENCES \`lives\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guest_persons_id\`) REFERENCES \`guest_persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_partners_id\`) REFERENCES \`media_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisations_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`labels_id\`) REFERENCES \`labels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`areas_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`languages_id\`) REFERENCES \`languages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`apps_id\`) REFERENCES \`apps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`album_comments_id\`) REFERENCES \`album_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favourites_id\`) REFERENCES \`favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`editors_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`captchas_id\`) REFERENCES \`captchas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rate_limits_id\`) REFERENCES \`rate_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_years_id_idx\` ON \`payload_locked_documents_rels\` (\`years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lives_id_idx\` ON \`payload_locked_documents_rels\` (\`lives_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guest_persons_id_idx\` ON \`payload_locked_documents_rels\` (\`guest_persons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`media_partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_organisations_id_idx\` ON \`payload_locked_documents_rels\` (\`organisations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_labels_id_idx\` ON \`payload_locked_documents_rels\` (\`labels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`areas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_languages_id_idx\` ON \`payload_locked_documents_rels\` (\`languages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_apps_id_idx\` ON \`payload_locked_documents_rels\` (\`apps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_album_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`album_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_editors_id_idx\` ON \`payload_locked_documents_rels\` (\`editors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_captchas_id_idx\` ON \`payload_locked_documents_rels\` (\`captchas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_limits_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`editors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`editors_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_editors_id_idx\` ON \`payload_preferences_rels\` (\`editors_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`exhibition\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`apply_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`exhibition_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exhibition\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exhibition_rels_order_idx\` ON \`exhibition_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`exhibition_rels_parent_idx\` ON \`exhibition_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exhibition_rels_path_idx\` ON \`exhibition_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`exhibition_rels_media_id_idx\` ON \`exhibition_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`exh_messages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`lang\` text NOT NULL,
  	\`title\` text,
  	\`html\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exh\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exh_messages_order_idx\` ON \`exh_messages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exh_messages_parent_id_idx\` ON \`exh_messages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exh\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`upload_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`exh_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exh\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`exh_locales_locale_parent_id_unique\` ON \`exh_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exh_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exh\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exh_rels_order_idx\` ON \`exh_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`exh_rels_parent_idx\` ON \`exh_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exh_rels_path_idx\` ON \`exh_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`exh_rels_media_id_idx\` ON \`exh_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`shop\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`img_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_img_idx\` ON \`shop\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_nav_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_nav_items_order_idx\` ON \`footer_nav_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_nav_items_parent_id_idx\` ON \`footer_nav_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_nav_items_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_nav_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_nav_items_locales_locale_parent_id_unique\` ON \`footer_nav_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_social_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_social_items_order_idx\` ON \`footer_social_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_social_items_parent_id_idx\` ON \`footer_social_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`wx_img_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`wx_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_wx_wx_img_idx\` ON \`footer\` (\`wx_img_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`nav_title\` text,
  	\`social_title\` text,
  	\`wx_desc\` text,
  	\`addr_title\` text,
  	\`addr_desc\` text,
  	\`service_title\` text,
  	\`service_desc\` text,
  	\`service_time\` text,
  	\`copyright_desc\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`logo\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`img_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_img_idx\` ON \`logo\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`logo_locales_locale_parent_id_unique\` ON \`logo_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`route\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_pages_order_idx\` ON \`pages_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_pages_parent_id_idx\` ON \`pages_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_pages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_pages_locales_locale_parent_id_unique\` ON \`pages_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`messages_locales\` (
  	\`messages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_locales_locale_parent_id_unique\` ON \`messages_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`albums\`;`)
  await db.run(sql`DROP TABLE \`albums_locales\`;`)
  await db.run(sql`DROP TABLE \`albums_rels\`;`)
  await db.run(sql`DROP TABLE \`_albums_v\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_rels\`;`)
  await db.run(sql`DROP TABLE \`years_subthemes\`;`)
  await db.run(sql`DROP TABLE \`years_subthemes_locales\`;`)
  await db.run(sql`DROP TABLE \`years_organizers\`;`)
  await db.run(sql`DROP TABLE \`years_organizers_locales\`;`)
  await db.run(sql`DROP TABLE \`years_participants\`;`)
  await db.run(sql`DROP TABLE \`years_participants_locales\`;`)
  await db.run(sql`DROP TABLE \`years_requirements_items\`;`)
  await db.run(sql`DROP TABLE \`years_requirements_items_locales\`;`)
  await db.run(sql`DROP TABLE \`years_requirements\`;`)
  await db.run(sql`DROP TABLE \`years_requirements_locales\`;`)
  await db.run(sql`DROP TABLE \`years_registration\`;`)
  await db.run(sql`DROP TABLE \`years_registration_locales\`;`)
  await db.run(sql`DROP TABLE \`years_awards\`;`)
  await db.run(sql`DROP TABLE \`years_awards_locales\`;`)
  await db.run(sql`DROP TABLE \`years\`;`)
  await db.run(sql`DROP TABLE \`years_locales\`;`)
  await db.run(sql`DROP TABLE \`years_rels\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_subthemes\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_subthemes_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_organizers\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_organizers_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_participants\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_participants_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_requirements_items\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_requirements_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_requirements\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_requirements_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_registration\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_registration_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_awards\`;`)
  await db.run(sql`DROP TABLE \`_years_v_version_awards_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v\`;`)
  await db.run(sql`DROP TABLE \`_years_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_years_v_rels\`;`)
  await db.run(sql`DROP TABLE \`videos_tracks\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_locales\`;`)
  await db.run(sql`DROP TABLE \`videos_rels\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_tracks\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_rels\`;`)
  await db.run(sql`DROP TABLE \`lives_tracks\`;`)
  await db.run(sql`DROP TABLE \`lives\`;`)
  await db.run(sql`DROP TABLE \`lives_locales\`;`)
  await db.run(sql`DROP TABLE \`lives_rels\`;`)
  await db.run(sql`DROP TABLE \`_lives_v_version_tracks\`;`)
  await db.run(sql`DROP TABLE \`_lives_v\`;`)
  await db.run(sql`DROP TABLE \`_lives_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_lives_v_rels\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificates_rels\`;`)
  await db.run(sql`DROP TABLE \`guest_persons\`;`)
  await db.run(sql`DROP TABLE \`guest_persons_locales\`;`)
  await db.run(sql`DROP TABLE \`guest_persons_rels\`;`)
  await db.run(sql`DROP TABLE \`media_partners\`;`)
  await db.run(sql`DROP TABLE \`media_partners_rels\`;`)
  await db.run(sql`DROP TABLE \`organisations\`;`)
  await db.run(sql`DROP TABLE \`labels\`;`)
  await db.run(sql`DROP TABLE \`labels_locales\`;`)
  await db.run(sql`DROP TABLE \`areas\`;`)
  await db.run(sql`DROP TABLE \`areas_locales\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus_locales\`;`)
  await db.run(sql`DROP TABLE \`languages\`;`)
  await db.run(sql`DROP TABLE \`apps\`;`)
  await db.run(sql`DROP TABLE \`album_comments\`;`)
  await db.run(sql`DROP TABLE \`favourites\`;`)
  await db.run(sql`DROP TABLE \`editors_sessions\`;`)
  await db.run(sql`DROP TABLE \`editors\`;`)
  await db.run(sql`DROP TABLE \`captchas\`;`)
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`exhibition\`;`)
  await db.run(sql`DROP TABLE \`exhibition_rels\`;`)
  await db.run(sql`DROP TABLE \`exh_messages\`;`)
  await db.run(sql`DROP TABLE \`exh\`;`)
  await db.run(sql`DROP TABLE \`exh_locales\`;`)
  await db.run(sql`DROP TABLE \`exh_rels\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`DROP TABLE \`footer_nav_items\`;`)
  await db.run(sql`DROP TABLE \`footer_nav_items_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_social_items\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`logo\`;`)
  await db.run(sql`DROP TABLE \`logo_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_pages\`;`)
  await db.run(sql`DROP TABLE \`pages_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages_locales\`;`)
}
