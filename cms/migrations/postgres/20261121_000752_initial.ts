// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_albums_sex" AS ENUM('male', 'female');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_sex" AS ENUM('male', 'female');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_published_locale" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_years_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__years_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__years_v_published_locale" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_videos_tracks_lang" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_tracks_lang" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_published_locale" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_lives_tracks_lang" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_lives_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lives_v_version_tracks_lang" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum__lives_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lives_v_published_locale" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_labels_kind" AS ENUM('year', 'featured', 'recommended');
  CREATE TYPE "public"."enum_news_category" AS ENUM('news', 'content');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_category" AS ENUM('news', 'content');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'fr', 'zh', 'es', 'ru', 'ar');
  CREATE TYPE "public"."enum_menus_type" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_exh_messages_lang" AS ENUM('en', 'zh');
  CREATE TYPE "public"."enum_footer_social_items_icon" AS ENUM('instagram', 'youtube', 'facebook', 'wechat', 'weibo', 'x');
  CREATE TABLE "albums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"cover_id" integer,
  	"country_id" integer,
  	"age" varchar,
  	"sex" "enum_albums_sex",
  	"teacher" varchar,
  	"org" varchar,
  	"organisation_id" integer,
  	"num" varchar,
  	"year_label_id" varchar,
  	"seq" numeric,
  	"initial" varchar,
  	"search_name" varchar,
  	"search_author" varchar,
  	"views" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "albums_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "albums_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "_albums_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_author" varchar,
  	"version_cover_id" integer,
  	"version_country_id" integer,
  	"version_age" varchar,
  	"version_sex" "enum__albums_v_version_sex",
  	"version_teacher" varchar,
  	"version_org" varchar,
  	"version_organisation_id" integer,
  	"version_num" varchar,
  	"version_year_label_id" varchar,
  	"version_seq" numeric,
  	"version_initial" varchar,
  	"version_search_name" varchar,
  	"version_search_author" varchar,
  	"version_views" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__albums_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_albums_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_albums_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "years_subthemes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "years_subthemes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years_organizers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "years_organizers_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years_participants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "years_participants_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years_requirements_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "years_requirements_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "years_requirements_locales" (
  	"group" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years_registration" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "years_registration_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "years_awards_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "years" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"label_id" varchar,
  	"works_count" numeric,
  	"start_date" varchar,
  	"end_date" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_years_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "years_locales" (
  	"edition" varchar,
  	"title" varchar,
  	"theme" varchar,
  	"lead" varchar,
  	"venue_name" varchar,
  	"venue_address" varchar,
  	"venue_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "years_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"albums_id" integer
  );
  
  CREATE TABLE "_years_v_version_subthemes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_subthemes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_version_organizers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_organizers_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_version_participants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_participants_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_version_requirements_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_requirements_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_requirements_locales" (
  	"group" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_version_registration" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_registration_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_version_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_years_v_version_awards_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" varchar,
  	"version_label_id" varchar,
  	"version_works_count" numeric,
  	"version_start_date" varchar,
  	"version_end_date" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__years_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__years_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_years_v_locales" (
  	"version_edition" varchar,
  	"version_title" varchar,
  	"version_theme" varchar,
  	"version_lead" varchar,
  	"version_venue_name" varchar,
  	"version_venue_address" varchar,
  	"version_venue_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_years_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"albums_id" integer
  );
  
  CREATE TABLE "videos_tracks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lang" "enum_videos_tracks_lang",
  	"file_id" integer
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"cover_id" integer,
  	"file_id" integer,
  	"uri" varchar,
  	"s_time" timestamp(3) with time zone,
  	"duration" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "_videos_v_version_tracks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"lang" "enum__videos_v_version_tracks_lang",
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_author" varchar,
  	"version_cover_id" integer,
  	"version_file_id" integer,
  	"version_uri" varchar,
  	"version_s_time" timestamp(3) with time zone,
  	"version_duration" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_videos_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_videos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "lives_tracks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lang" "enum_lives_tracks_lang",
  	"file_id" integer
  );
  
  CREATE TABLE "lives" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"cover_id" integer,
  	"file_id" integer,
  	"uri" varchar,
  	"s_time" timestamp(3) with time zone,
  	"duration" numeric,
  	"e_time" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_lives_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "lives_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lives_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "_lives_v_version_tracks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"lang" "enum__lives_v_version_tracks_lang",
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lives_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_author" varchar,
  	"version_cover_id" integer,
  	"version_file_id" integer,
  	"version_uri" varchar,
  	"version_s_time" timestamp(3) with time zone,
  	"version_duration" numeric,
  	"version_e_time" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__lives_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__lives_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_lives_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lives_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"num" varchar NOT NULL,
  	"album_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "guest_persons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"src_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guest_persons_locales" (
  	"name" varchar NOT NULL,
  	"title" varchar,
  	"biography" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "guest_persons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "media_partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"img_id" integer,
  	"url" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_partners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "organisations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "labels" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_labels_kind" DEFAULT 'year' NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "labels_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "areas_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum_news_category" DEFAULT 'news',
  	"s_time" timestamp(3) with time zone,
  	"draft_icon_id" integer,
  	"draft_sub_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"html" varchar,
  	"draft_description" varchar,
  	"draft_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" "enum__news_v_version_category" DEFAULT 'news',
  	"version_s_time" timestamp(3) with time zone,
  	"version_draft_icon_id" integer,
  	"version_draft_sub_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_html" varchar,
  	"version_draft_description" varchar,
  	"version_draft_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"labels_id" varchar
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"private" boolean DEFAULT false,
  	"color" varchar,
  	"original_name" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"type" "enum_menus_type" DEFAULT '0' NOT NULL,
  	"link" varchar,
  	"site" varchar DEFAULT 'artexh' NOT NULL,
  	"label" varchar DEFAULT 'main' NOT NULL,
  	"order" numeric DEFAULT 0,
  	"icon" varchar,
  	"img_id" integer,
  	"langkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "languages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"img_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "apps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"menu_label" varchar DEFAULT 'main' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "album_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"album_id" integer NOT NULL,
  	"username" varchar NOT NULL,
  	"avatar_id" integer,
  	"comment" varchar NOT NULL,
  	"c_time" timestamp(3) with time zone NOT NULL,
  	"approved" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "favourites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"album_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"c_time" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editors_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "editors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "captchas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"answer_hash" varchar NOT NULL,
  	"expires_at" numeric NOT NULL,
  	"used" boolean DEFAULT false NOT NULL,
  	"used_for" varchar
  );
  
  CREATE TABLE "rate_limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"window_start" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"albums_id" integer,
  	"years_id" integer,
  	"videos_id" integer,
  	"lives_id" integer,
  	"certificates_id" integer,
  	"guest_persons_id" integer,
  	"media_partners_id" integer,
  	"organisations_id" integer,
  	"labels_id" varchar,
  	"areas_id" integer,
  	"news_id" integer,
  	"media_id" integer,
  	"menus_id" integer,
  	"languages_id" varchar,
  	"apps_id" integer,
  	"album_comments_id" integer,
  	"favourites_id" integer,
  	"editors_id" integer,
  	"captchas_id" integer,
  	"rate_limits_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"editors_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exhibition" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"apply_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "exhibition_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "exh_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lang" "enum_exh_messages_lang" NOT NULL,
  	"title" varchar,
  	"html" varchar
  );
  
  CREATE TABLE "exh" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upload_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "exh_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "exh_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "shop" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_nav_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "footer_nav_items_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_social_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar,
  	"icon" "enum_footer_social_items_icon"
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wx_img_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"nav_title" varchar,
  	"social_title" varchar,
  	"wx_desc" varchar,
  	"addr_title" varchar,
  	"addr_desc" varchar,
  	"service_title" varchar,
  	"service_desc" varchar,
  	"service_time" varchar,
  	"copyright_desc" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "logo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"img_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "logo_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"route" varchar NOT NULL
  );
  
  CREATE TABLE "pages_pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "messages_locales" (
  	"messages" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_country_id_areas_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_year_label_id_labels_id_fk" FOREIGN KEY ("year_label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_locales" ADD CONSTRAINT "albums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_country_id_areas_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_organisation_id_organisations_id_fk" FOREIGN KEY ("version_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_year_label_id_labels_id_fk" FOREIGN KEY ("version_year_label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_locales" ADD CONSTRAINT "_albums_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_rels" ADD CONSTRAINT "_albums_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_rels" ADD CONSTRAINT "_albums_v_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_subthemes" ADD CONSTRAINT "years_subthemes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_subthemes_locales" ADD CONSTRAINT "years_subthemes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_subthemes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_organizers" ADD CONSTRAINT "years_organizers_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "years_organizers" ADD CONSTRAINT "years_organizers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_organizers_locales" ADD CONSTRAINT "years_organizers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_organizers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_participants" ADD CONSTRAINT "years_participants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_participants_locales" ADD CONSTRAINT "years_participants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_participants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_requirements_items" ADD CONSTRAINT "years_requirements_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_requirements_items_locales" ADD CONSTRAINT "years_requirements_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_requirements_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_requirements" ADD CONSTRAINT "years_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_requirements_locales" ADD CONSTRAINT "years_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_registration" ADD CONSTRAINT "years_registration_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_registration_locales" ADD CONSTRAINT "years_registration_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_registration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_awards" ADD CONSTRAINT "years_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_awards_locales" ADD CONSTRAINT "years_awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years_awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years" ADD CONSTRAINT "years_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "years_locales" ADD CONSTRAINT "years_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_rels" ADD CONSTRAINT "years_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "years_rels" ADD CONSTRAINT "years_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_subthemes" ADD CONSTRAINT "_years_v_version_subthemes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_subthemes_locales" ADD CONSTRAINT "_years_v_version_subthemes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_subthemes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_organizers" ADD CONSTRAINT "_years_v_version_organizers_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_years_v_version_organizers" ADD CONSTRAINT "_years_v_version_organizers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_organizers_locales" ADD CONSTRAINT "_years_v_version_organizers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_organizers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_participants" ADD CONSTRAINT "_years_v_version_participants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_participants_locales" ADD CONSTRAINT "_years_v_version_participants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_participants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_requirements_items" ADD CONSTRAINT "_years_v_version_requirements_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_requirements_items_locales" ADD CONSTRAINT "_years_v_version_requirements_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_requirements_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_requirements" ADD CONSTRAINT "_years_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_requirements_locales" ADD CONSTRAINT "_years_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_registration" ADD CONSTRAINT "_years_v_version_registration_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_registration_locales" ADD CONSTRAINT "_years_v_version_registration_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_registration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_awards" ADD CONSTRAINT "_years_v_version_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_version_awards_locales" ADD CONSTRAINT "_years_v_version_awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v_version_awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v" ADD CONSTRAINT "_years_v_parent_id_years_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."years"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_years_v" ADD CONSTRAINT "_years_v_version_label_id_labels_id_fk" FOREIGN KEY ("version_label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_years_v_locales" ADD CONSTRAINT "_years_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_rels" ADD CONSTRAINT "_years_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_years_v_rels" ADD CONSTRAINT "_years_v_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_tracks" ADD CONSTRAINT "videos_tracks_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_tracks" ADD CONSTRAINT "videos_tracks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_tracks" ADD CONSTRAINT "_videos_v_version_tracks_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_version_tracks" ADD CONSTRAINT "_videos_v_version_tracks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lives_tracks" ADD CONSTRAINT "lives_tracks_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lives_tracks" ADD CONSTRAINT "lives_tracks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lives" ADD CONSTRAINT "lives_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lives" ADD CONSTRAINT "lives_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lives_locales" ADD CONSTRAINT "lives_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lives_rels" ADD CONSTRAINT "lives_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lives_rels" ADD CONSTRAINT "lives_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lives_v_version_tracks" ADD CONSTRAINT "_lives_v_version_tracks_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lives_v_version_tracks" ADD CONSTRAINT "_lives_v_version_tracks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lives_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lives_v" ADD CONSTRAINT "_lives_v_parent_id_lives_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lives"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lives_v" ADD CONSTRAINT "_lives_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lives_v" ADD CONSTRAINT "_lives_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lives_v_locales" ADD CONSTRAINT "_lives_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lives_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lives_v_rels" ADD CONSTRAINT "_lives_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_lives_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lives_v_rels" ADD CONSTRAINT "_lives_v_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_rels" ADD CONSTRAINT "certificates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates_rels" ADD CONSTRAINT "certificates_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_persons" ADD CONSTRAINT "guest_persons_src_id_media_id_fk" FOREIGN KEY ("src_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guest_persons_locales" ADD CONSTRAINT "guest_persons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guest_persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_persons_rels" ADD CONSTRAINT "guest_persons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guest_persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_persons_rels" ADD CONSTRAINT "guest_persons_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_partners" ADD CONSTRAINT "media_partners_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_partners_rels" ADD CONSTRAINT "media_partners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_partners_rels" ADD CONSTRAINT "media_partners_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisations" ADD CONSTRAINT "organisations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "labels_locales" ADD CONSTRAINT "labels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "areas_locales" ADD CONSTRAINT "areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_draft_icon_id_media_id_fk" FOREIGN KEY ("draft_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_draft_icon_id_media_id_fk" FOREIGN KEY ("version_draft_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "languages" ADD CONSTRAINT "languages_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_comments" ADD CONSTRAINT "album_comments_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_comments" ADD CONSTRAINT "album_comments_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editors_sessions" ADD CONSTRAINT "editors_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_years_fk" FOREIGN KEY ("years_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lives_fk" FOREIGN KEY ("lives_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guest_persons_fk" FOREIGN KEY ("guest_persons_id") REFERENCES "public"."guest_persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_partners_fk" FOREIGN KEY ("media_partners_id") REFERENCES "public"."media_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_labels_fk" FOREIGN KEY ("labels_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_areas_fk" FOREIGN KEY ("areas_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apps_fk" FOREIGN KEY ("apps_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_comments_fk" FOREIGN KEY ("album_comments_id") REFERENCES "public"."album_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourites_fk" FOREIGN KEY ("favourites_id") REFERENCES "public"."favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_captchas_fk" FOREIGN KEY ("captchas_id") REFERENCES "public"."captchas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rate_limits_fk" FOREIGN KEY ("rate_limits_id") REFERENCES "public"."rate_limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exhibition_rels" ADD CONSTRAINT "exhibition_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exhibition"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exhibition_rels" ADD CONSTRAINT "exhibition_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exh_messages" ADD CONSTRAINT "exh_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exh"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exh_locales" ADD CONSTRAINT "exh_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exh"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exh_rels" ADD CONSTRAINT "exh_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exh"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exh_rels" ADD CONSTRAINT "exh_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_nav_items" ADD CONSTRAINT "footer_nav_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_nav_items_locales" ADD CONSTRAINT "footer_nav_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_nav_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_social_items" ADD CONSTRAINT "footer_social_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_wx_img_id_media_id_fk" FOREIGN KEY ("wx_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo" ADD CONSTRAINT "logo_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "logo_locales" ADD CONSTRAINT "logo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."logo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_pages" ADD CONSTRAINT "pages_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_pages_locales" ADD CONSTRAINT "pages_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_locales" ADD CONSTRAINT "messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "albums_cover_idx" ON "albums" USING btree ("cover_id");
  CREATE INDEX "albums_country_idx" ON "albums" USING btree ("country_id");
  CREATE INDEX "albums_organisation_idx" ON "albums" USING btree ("organisation_id");
  CREATE UNIQUE INDEX "albums_num_idx" ON "albums" USING btree ("num");
  CREATE INDEX "albums_year_label_idx" ON "albums" USING btree ("year_label_id");
  CREATE INDEX "albums_initial_idx" ON "albums" USING btree ("initial");
  CREATE INDEX "albums_search_name_idx" ON "albums" USING btree ("search_name");
  CREATE INDEX "albums_search_author_idx" ON "albums" USING btree ("search_author");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE UNIQUE INDEX "yearLabel_seq_idx" ON "albums" USING btree ("year_label_id","seq");
  CREATE UNIQUE INDEX "albums_locales_locale_parent_id_unique" ON "albums_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums_rels_order_idx" ON "albums_rels" USING btree ("order");
  CREATE INDEX "albums_rels_parent_idx" ON "albums_rels" USING btree ("parent_id");
  CREATE INDEX "albums_rels_path_idx" ON "albums_rels" USING btree ("path");
  CREATE INDEX "albums_rels_labels_id_idx" ON "albums_rels" USING btree ("labels_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version_cover_idx" ON "_albums_v" USING btree ("version_cover_id");
  CREATE INDEX "_albums_v_version_version_country_idx" ON "_albums_v" USING btree ("version_country_id");
  CREATE INDEX "_albums_v_version_version_organisation_idx" ON "_albums_v" USING btree ("version_organisation_id");
  CREATE INDEX "_albums_v_version_version_num_idx" ON "_albums_v" USING btree ("version_num");
  CREATE INDEX "_albums_v_version_version_year_label_idx" ON "_albums_v" USING btree ("version_year_label_id");
  CREATE INDEX "_albums_v_version_version_initial_idx" ON "_albums_v" USING btree ("version_initial");
  CREATE INDEX "_albums_v_version_version_search_name_idx" ON "_albums_v" USING btree ("version_search_name");
  CREATE INDEX "_albums_v_version_version_search_author_idx" ON "_albums_v" USING btree ("version_search_author");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_snapshot_idx" ON "_albums_v" USING btree ("snapshot");
  CREATE INDEX "_albums_v_published_locale_idx" ON "_albums_v" USING btree ("published_locale");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE INDEX "version_yearLabel_version_seq_idx" ON "_albums_v" USING btree ("version_year_label_id","version_seq");
  CREATE UNIQUE INDEX "_albums_v_locales_locale_parent_id_unique" ON "_albums_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_albums_v_rels_order_idx" ON "_albums_v_rels" USING btree ("order");
  CREATE INDEX "_albums_v_rels_parent_idx" ON "_albums_v_rels" USING btree ("parent_id");
  CREATE INDEX "_albums_v_rels_path_idx" ON "_albums_v_rels" USING btree ("path");
  CREATE INDEX "_albums_v_rels_labels_id_idx" ON "_albums_v_rels" USING btree ("labels_id");
  CREATE INDEX "years_subthemes_order_idx" ON "years_subthemes" USING btree ("_order");
  CREATE INDEX "years_subthemes_parent_id_idx" ON "years_subthemes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "years_subthemes_locales_locale_parent_id_unique" ON "years_subthemes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_organizers_order_idx" ON "years_organizers" USING btree ("_order");
  CREATE INDEX "years_organizers_parent_id_idx" ON "years_organizers" USING btree ("_parent_id");
  CREATE INDEX "years_organizers_img_idx" ON "years_organizers" USING btree ("img_id");
  CREATE UNIQUE INDEX "years_organizers_locales_locale_parent_id_unique" ON "years_organizers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_participants_order_idx" ON "years_participants" USING btree ("_order");
  CREATE INDEX "years_participants_parent_id_idx" ON "years_participants" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "years_participants_locales_locale_parent_id_unique" ON "years_participants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_requirements_items_order_idx" ON "years_requirements_items" USING btree ("_order");
  CREATE INDEX "years_requirements_items_parent_id_idx" ON "years_requirements_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "years_requirements_items_locales_locale_parent_id_unique" ON "years_requirements_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_requirements_order_idx" ON "years_requirements" USING btree ("_order");
  CREATE INDEX "years_requirements_parent_id_idx" ON "years_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "years_requirements_locales_locale_parent_id_unique" ON "years_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_registration_order_idx" ON "years_registration" USING btree ("_order");
  CREATE INDEX "years_registration_parent_id_idx" ON "years_registration" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "years_registration_locales_locale_parent_id_unique" ON "years_registration_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_awards_order_idx" ON "years_awards" USING btree ("_order");
  CREATE INDEX "years_awards_parent_id_idx" ON "years_awards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "years_awards_locales_locale_parent_id_unique" ON "years_awards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "years_year_idx" ON "years" USING btree ("year");
  CREATE INDEX "years_label_idx" ON "years" USING btree ("label_id");
  CREATE INDEX "years_updated_at_idx" ON "years" USING btree ("updated_at");
  CREATE INDEX "years_created_at_idx" ON "years" USING btree ("created_at");
  CREATE INDEX "years__status_idx" ON "years" USING btree ("_status");
  CREATE UNIQUE INDEX "years_locales_locale_parent_id_unique" ON "years_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "years_rels_order_idx" ON "years_rels" USING btree ("order");
  CREATE INDEX "years_rels_parent_idx" ON "years_rels" USING btree ("parent_id");
  CREATE INDEX "years_rels_path_idx" ON "years_rels" USING btree ("path");
  CREATE INDEX "years_rels_albums_id_idx" ON "years_rels" USING btree ("albums_id");
  CREATE INDEX "_years_v_version_subthemes_order_idx" ON "_years_v_version_subthemes" USING btree ("_order");
  CREATE INDEX "_years_v_version_subthemes_parent_id_idx" ON "_years_v_version_subthemes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_years_v_version_subthemes_locales_locale_parent_id_unique" ON "_years_v_version_subthemes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_version_organizers_order_idx" ON "_years_v_version_organizers" USING btree ("_order");
  CREATE INDEX "_years_v_version_organizers_parent_id_idx" ON "_years_v_version_organizers" USING btree ("_parent_id");
  CREATE INDEX "_years_v_version_organizers_img_idx" ON "_years_v_version_organizers" USING btree ("img_id");
  CREATE UNIQUE INDEX "_years_v_version_organizers_locales_locale_parent_id_unique" ON "_years_v_version_organizers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_version_participants_order_idx" ON "_years_v_version_participants" USING btree ("_order");
  CREATE INDEX "_years_v_version_participants_parent_id_idx" ON "_years_v_version_participants" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_years_v_version_participants_locales_locale_parent_id_uniqu" ON "_years_v_version_participants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_version_requirements_items_order_idx" ON "_years_v_version_requirements_items" USING btree ("_order");
  CREATE INDEX "_years_v_version_requirements_items_parent_id_idx" ON "_years_v_version_requirements_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_years_v_version_requirements_items_locales_locale_parent_id" ON "_years_v_version_requirements_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_version_requirements_order_idx" ON "_years_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_years_v_version_requirements_parent_id_idx" ON "_years_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_years_v_version_requirements_locales_locale_parent_id_uniqu" ON "_years_v_version_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_version_registration_order_idx" ON "_years_v_version_registration" USING btree ("_order");
  CREATE INDEX "_years_v_version_registration_parent_id_idx" ON "_years_v_version_registration" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_years_v_version_registration_locales_locale_parent_id_uniqu" ON "_years_v_version_registration_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_version_awards_order_idx" ON "_years_v_version_awards" USING btree ("_order");
  CREATE INDEX "_years_v_version_awards_parent_id_idx" ON "_years_v_version_awards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_years_v_version_awards_locales_locale_parent_id_unique" ON "_years_v_version_awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_parent_idx" ON "_years_v" USING btree ("parent_id");
  CREATE INDEX "_years_v_version_version_year_idx" ON "_years_v" USING btree ("version_year");
  CREATE INDEX "_years_v_version_version_label_idx" ON "_years_v" USING btree ("version_label_id");
  CREATE INDEX "_years_v_version_version_updated_at_idx" ON "_years_v" USING btree ("version_updated_at");
  CREATE INDEX "_years_v_version_version_created_at_idx" ON "_years_v" USING btree ("version_created_at");
  CREATE INDEX "_years_v_version_version__status_idx" ON "_years_v" USING btree ("version__status");
  CREATE INDEX "_years_v_created_at_idx" ON "_years_v" USING btree ("created_at");
  CREATE INDEX "_years_v_updated_at_idx" ON "_years_v" USING btree ("updated_at");
  CREATE INDEX "_years_v_snapshot_idx" ON "_years_v" USING btree ("snapshot");
  CREATE INDEX "_years_v_published_locale_idx" ON "_years_v" USING btree ("published_locale");
  CREATE INDEX "_years_v_latest_idx" ON "_years_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_years_v_locales_locale_parent_id_unique" ON "_years_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_years_v_rels_order_idx" ON "_years_v_rels" USING btree ("order");
  CREATE INDEX "_years_v_rels_parent_idx" ON "_years_v_rels" USING btree ("parent_id");
  CREATE INDEX "_years_v_rels_path_idx" ON "_years_v_rels" USING btree ("path");
  CREATE INDEX "_years_v_rels_albums_id_idx" ON "_years_v_rels" USING btree ("albums_id");
  CREATE INDEX "videos_tracks_order_idx" ON "videos_tracks" USING btree ("_order");
  CREATE INDEX "videos_tracks_parent_id_idx" ON "videos_tracks" USING btree ("_parent_id");
  CREATE INDEX "videos_tracks_file_idx" ON "videos_tracks" USING btree ("file_id");
  CREATE INDEX "videos_cover_idx" ON "videos" USING btree ("cover_id");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE INDEX "videos_s_time_idx" ON "videos" USING btree ("s_time");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_labels_id_idx" ON "videos_rels" USING btree ("labels_id");
  CREATE INDEX "_videos_v_version_tracks_order_idx" ON "_videos_v_version_tracks" USING btree ("_order");
  CREATE INDEX "_videos_v_version_tracks_parent_id_idx" ON "_videos_v_version_tracks" USING btree ("_parent_id");
  CREATE INDEX "_videos_v_version_tracks_file_idx" ON "_videos_v_version_tracks" USING btree ("file_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_cover_idx" ON "_videos_v" USING btree ("version_cover_id");
  CREATE INDEX "_videos_v_version_version_file_idx" ON "_videos_v" USING btree ("version_file_id");
  CREATE INDEX "_videos_v_version_version_s_time_idx" ON "_videos_v" USING btree ("version_s_time");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_rels_order_idx" ON "_videos_v_rels" USING btree ("order");
  CREATE INDEX "_videos_v_rels_parent_idx" ON "_videos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_videos_v_rels_path_idx" ON "_videos_v_rels" USING btree ("path");
  CREATE INDEX "_videos_v_rels_labels_id_idx" ON "_videos_v_rels" USING btree ("labels_id");
  CREATE INDEX "lives_tracks_order_idx" ON "lives_tracks" USING btree ("_order");
  CREATE INDEX "lives_tracks_parent_id_idx" ON "lives_tracks" USING btree ("_parent_id");
  CREATE INDEX "lives_tracks_file_idx" ON "lives_tracks" USING btree ("file_id");
  CREATE INDEX "lives_cover_idx" ON "lives" USING btree ("cover_id");
  CREATE INDEX "lives_file_idx" ON "lives" USING btree ("file_id");
  CREATE INDEX "lives_s_time_idx" ON "lives" USING btree ("s_time");
  CREATE INDEX "lives_updated_at_idx" ON "lives" USING btree ("updated_at");
  CREATE INDEX "lives_created_at_idx" ON "lives" USING btree ("created_at");
  CREATE INDEX "lives__status_idx" ON "lives" USING btree ("_status");
  CREATE UNIQUE INDEX "lives_locales_locale_parent_id_unique" ON "lives_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lives_rels_order_idx" ON "lives_rels" USING btree ("order");
  CREATE INDEX "lives_rels_parent_idx" ON "lives_rels" USING btree ("parent_id");
  CREATE INDEX "lives_rels_path_idx" ON "lives_rels" USING btree ("path");
  CREATE INDEX "lives_rels_labels_id_idx" ON "lives_rels" USING btree ("labels_id");
  CREATE INDEX "_lives_v_version_tracks_order_idx" ON "_lives_v_version_tracks" USING btree ("_order");
  CREATE INDEX "_lives_v_version_tracks_parent_id_idx" ON "_lives_v_version_tracks" USING btree ("_parent_id");
  CREATE INDEX "_lives_v_version_tracks_file_idx" ON "_lives_v_version_tracks" USING btree ("file_id");
  CREATE INDEX "_lives_v_parent_idx" ON "_lives_v" USING btree ("parent_id");
  CREATE INDEX "_lives_v_version_version_cover_idx" ON "_lives_v" USING btree ("version_cover_id");
  CREATE INDEX "_lives_v_version_version_file_idx" ON "_lives_v" USING btree ("version_file_id");
  CREATE INDEX "_lives_v_version_version_s_time_idx" ON "_lives_v" USING btree ("version_s_time");
  CREATE INDEX "_lives_v_version_version_updated_at_idx" ON "_lives_v" USING btree ("version_updated_at");
  CREATE INDEX "_lives_v_version_version_created_at_idx" ON "_lives_v" USING btree ("version_created_at");
  CREATE INDEX "_lives_v_version_version__status_idx" ON "_lives_v" USING btree ("version__status");
  CREATE INDEX "_lives_v_created_at_idx" ON "_lives_v" USING btree ("created_at");
  CREATE INDEX "_lives_v_updated_at_idx" ON "_lives_v" USING btree ("updated_at");
  CREATE INDEX "_lives_v_snapshot_idx" ON "_lives_v" USING btree ("snapshot");
  CREATE INDEX "_lives_v_published_locale_idx" ON "_lives_v" USING btree ("published_locale");
  CREATE INDEX "_lives_v_latest_idx" ON "_lives_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_lives_v_locales_locale_parent_id_unique" ON "_lives_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lives_v_rels_order_idx" ON "_lives_v_rels" USING btree ("order");
  CREATE INDEX "_lives_v_rels_parent_idx" ON "_lives_v_rels" USING btree ("parent_id");
  CREATE INDEX "_lives_v_rels_path_idx" ON "_lives_v_rels" USING btree ("path");
  CREATE INDEX "_lives_v_rels_labels_id_idx" ON "_lives_v_rels" USING btree ("labels_id");
  CREATE UNIQUE INDEX "certificates_num_idx" ON "certificates" USING btree ("num");
  CREATE INDEX "certificates_album_idx" ON "certificates" USING btree ("album_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates_rels_order_idx" ON "certificates_rels" USING btree ("order");
  CREATE INDEX "certificates_rels_parent_idx" ON "certificates_rels" USING btree ("parent_id");
  CREATE INDEX "certificates_rels_path_idx" ON "certificates_rels" USING btree ("path");
  CREATE INDEX "certificates_rels_media_id_idx" ON "certificates_rels" USING btree ("media_id");
  CREATE INDEX "guest_persons_src_idx" ON "guest_persons" USING btree ("src_id");
  CREATE INDEX "guest_persons_order_idx" ON "guest_persons" USING btree ("order");
  CREATE INDEX "guest_persons_updated_at_idx" ON "guest_persons" USING btree ("updated_at");
  CREATE INDEX "guest_persons_created_at_idx" ON "guest_persons" USING btree ("created_at");
  CREATE UNIQUE INDEX "guest_persons_locales_locale_parent_id_unique" ON "guest_persons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guest_persons_rels_order_idx" ON "guest_persons_rels" USING btree ("order");
  CREATE INDEX "guest_persons_rels_parent_idx" ON "guest_persons_rels" USING btree ("parent_id");
  CREATE INDEX "guest_persons_rels_path_idx" ON "guest_persons_rels" USING btree ("path");
  CREATE INDEX "guest_persons_rels_labels_id_idx" ON "guest_persons_rels" USING btree ("labels_id");
  CREATE INDEX "media_partners_img_idx" ON "media_partners" USING btree ("img_id");
  CREATE INDEX "media_partners_order_idx" ON "media_partners" USING btree ("order");
  CREATE INDEX "media_partners_updated_at_idx" ON "media_partners" USING btree ("updated_at");
  CREATE INDEX "media_partners_created_at_idx" ON "media_partners" USING btree ("created_at");
  CREATE INDEX "media_partners_rels_order_idx" ON "media_partners_rels" USING btree ("order");
  CREATE INDEX "media_partners_rels_parent_idx" ON "media_partners_rels" USING btree ("parent_id");
  CREATE INDEX "media_partners_rels_path_idx" ON "media_partners_rels" USING btree ("path");
  CREATE INDEX "media_partners_rels_labels_id_idx" ON "media_partners_rels" USING btree ("labels_id");
  CREATE INDEX "organisations_name_idx" ON "organisations" USING btree ("name");
  CREATE INDEX "organisations_logo_idx" ON "organisations" USING btree ("logo_id");
  CREATE INDEX "organisations_updated_at_idx" ON "organisations" USING btree ("updated_at");
  CREATE INDEX "organisations_created_at_idx" ON "organisations" USING btree ("created_at");
  CREATE INDEX "labels_order_idx" ON "labels" USING btree ("order");
  CREATE INDEX "labels_updated_at_idx" ON "labels" USING btree ("updated_at");
  CREATE INDEX "labels_created_at_idx" ON "labels" USING btree ("created_at");
  CREATE UNIQUE INDEX "labels_locales_locale_parent_id_unique" ON "labels_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "areas_code_idx" ON "areas" USING btree ("code");
  CREATE INDEX "areas_order_idx" ON "areas" USING btree ("order");
  CREATE INDEX "areas_updated_at_idx" ON "areas" USING btree ("updated_at");
  CREATE INDEX "areas_created_at_idx" ON "areas" USING btree ("created_at");
  CREATE UNIQUE INDEX "areas_locales_locale_parent_id_unique" ON "areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category");
  CREATE INDEX "news_s_time_idx" ON "news" USING btree ("s_time");
  CREATE INDEX "news_draft_draft_icon_idx" ON "news" USING btree ("draft_icon_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_labels_id_idx" ON "news_rels" USING btree ("labels_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category");
  CREATE INDEX "_news_v_version_version_s_time_idx" ON "_news_v" USING btree ("version_s_time");
  CREATE INDEX "_news_v_version_draft_version_draft_icon_idx" ON "_news_v" USING btree ("version_draft_icon_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_labels_id_idx" ON "_news_v_rels" USING btree ("labels_id");
  CREATE INDEX "media_private_idx" ON "media" USING btree ("private");
  CREATE INDEX "media_original_name_idx" ON "media" USING btree ("original_name");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_parent_idx" ON "menus" USING btree ("parent_id");
  CREATE INDEX "menus_label_idx" ON "menus" USING btree ("label");
  CREATE INDEX "menus_order_idx" ON "menus" USING btree ("order");
  CREATE INDEX "menus_img_idx" ON "menus" USING btree ("img_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "languages_img_idx" ON "languages" USING btree ("img_id");
  CREATE INDEX "languages_order_idx" ON "languages" USING btree ("order");
  CREATE INDEX "languages_updated_at_idx" ON "languages" USING btree ("updated_at");
  CREATE INDEX "languages_created_at_idx" ON "languages" USING btree ("created_at");
  CREATE UNIQUE INDEX "apps_label_idx" ON "apps" USING btree ("label");
  CREATE INDEX "apps_updated_at_idx" ON "apps" USING btree ("updated_at");
  CREATE INDEX "apps_created_at_idx" ON "apps" USING btree ("created_at");
  CREATE INDEX "album_comments_album_idx" ON "album_comments" USING btree ("album_id");
  CREATE INDEX "album_comments_avatar_idx" ON "album_comments" USING btree ("avatar_id");
  CREATE INDEX "album_comments_c_time_idx" ON "album_comments" USING btree ("c_time");
  CREATE INDEX "album_comments_approved_idx" ON "album_comments" USING btree ("approved");
  CREATE INDEX "album_comments_updated_at_idx" ON "album_comments" USING btree ("updated_at");
  CREATE INDEX "album_comments_created_at_idx" ON "album_comments" USING btree ("created_at");
  CREATE INDEX "album_cTime_idx" ON "album_comments" USING btree ("album_id","c_time");
  CREATE INDEX "favourites_album_idx" ON "favourites" USING btree ("album_id");
  CREATE INDEX "favourites_updated_at_idx" ON "favourites" USING btree ("updated_at");
  CREATE INDEX "favourites_created_at_idx" ON "favourites" USING btree ("created_at");
  CREATE UNIQUE INDEX "album_email_idx" ON "favourites" USING btree ("album_id","email");
  CREATE INDEX "editors_sessions_order_idx" ON "editors_sessions" USING btree ("_order");
  CREATE INDEX "editors_sessions_parent_id_idx" ON "editors_sessions" USING btree ("_parent_id");
  CREATE INDEX "editors_updated_at_idx" ON "editors" USING btree ("updated_at");
  CREATE INDEX "editors_created_at_idx" ON "editors" USING btree ("created_at");
  CREATE UNIQUE INDEX "editors_email_idx" ON "editors" USING btree ("email");
  CREATE INDEX "captchas_email_hash_idx" ON "captchas" USING btree ("email_hash");
  CREATE INDEX "captchas_expires_at_idx" ON "captchas" USING btree ("expires_at");
  CREATE UNIQUE INDEX "rate_limits_key_idx" ON "rate_limits" USING btree ("key");
  CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits" USING btree ("window_start");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_years_id_idx" ON "payload_locked_documents_rels" USING btree ("years_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_lives_id_idx" ON "payload_locked_documents_rels" USING btree ("lives_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_guest_persons_id_idx" ON "payload_locked_documents_rels" USING btree ("guest_persons_id");
  CREATE INDEX "payload_locked_documents_rels_media_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("media_partners_id");
  CREATE INDEX "payload_locked_documents_rels_organisations_id_idx" ON "payload_locked_documents_rels" USING btree ("organisations_id");
  CREATE INDEX "payload_locked_documents_rels_labels_id_idx" ON "payload_locked_documents_rels" USING btree ("labels_id");
  CREATE INDEX "payload_locked_documents_rels_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("areas_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "payload_locked_documents_rels_apps_id_idx" ON "payload_locked_documents_rels" USING btree ("apps_id");
  CREATE INDEX "payload_locked_documents_rels_album_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("album_comments_id");
  CREATE INDEX "payload_locked_documents_rels_favourites_id_idx" ON "payload_locked_documents_rels" USING btree ("favourites_id");
  CREATE INDEX "payload_locked_documents_rels_editors_id_idx" ON "payload_locked_documents_rels" USING btree ("editors_id");
  CREATE INDEX "payload_locked_documents_rels_captchas_id_idx" ON "payload_locked_documents_rels" USING btree ("captchas_id");
  CREATE INDEX "payload_locked_documents_rels_rate_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("rate_limits_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_editors_id_idx" ON "payload_preferences_rels" USING btree ("editors_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "exhibition_rels_order_idx" ON "exhibition_rels" USING btree ("order");
  CREATE INDEX "exhibition_rels_parent_idx" ON "exhibition_rels" USING btree ("parent_id");
  CREATE INDEX "exhibition_rels_path_idx" ON "exhibition_rels" USING btree ("path");
  CREATE INDEX "exhibition_rels_media_id_idx" ON "exhibition_rels" USING btree ("media_id");
  CREATE INDEX "exh_messages_order_idx" ON "exh_messages" USING btree ("_order");
  CREATE INDEX "exh_messages_parent_id_idx" ON "exh_messages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "exh_locales_locale_parent_id_unique" ON "exh_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exh_rels_order_idx" ON "exh_rels" USING btree ("order");
  CREATE INDEX "exh_rels_parent_idx" ON "exh_rels" USING btree ("parent_id");
  CREATE INDEX "exh_rels_path_idx" ON "exh_rels" USING btree ("path");
  CREATE INDEX "exh_rels_media_id_idx" ON "exh_rels" USING btree ("media_id");
  CREATE INDEX "shop_img_idx" ON "shop" USING btree ("img_id");
  CREATE INDEX "footer_nav_items_order_idx" ON "footer_nav_items" USING btree ("_order");
  CREATE INDEX "footer_nav_items_parent_id_idx" ON "footer_nav_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_nav_items_locales_locale_parent_id_unique" ON "footer_nav_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_social_items_order_idx" ON "footer_social_items" USING btree ("_order");
  CREATE INDEX "footer_social_items_parent_id_idx" ON "footer_social_items" USING btree ("_parent_id");
  CREATE INDEX "footer_wx_wx_img_idx" ON "footer" USING btree ("wx_img_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "logo_img_idx" ON "logo" USING btree ("img_id");
  CREATE UNIQUE INDEX "logo_locales_locale_parent_id_unique" ON "logo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_pages_order_idx" ON "pages_pages" USING btree ("_order");
  CREATE INDEX "pages_pages_parent_id_idx" ON "pages_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_pages_locales_locale_parent_id_unique" ON "pages_pages_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "messages_locales_locale_parent_id_unique" ON "messages_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_locales" CASCADE;
  DROP TABLE "albums_rels" CASCADE;
  DROP TABLE "_albums_v" CASCADE;
  DROP TABLE "_albums_v_locales" CASCADE;
  DROP TABLE "_albums_v_rels" CASCADE;
  DROP TABLE "years_subthemes" CASCADE;
  DROP TABLE "years_subthemes_locales" CASCADE;
  DROP TABLE "years_organizers" CASCADE;
  DROP TABLE "years_organizers_locales" CASCADE;
  DROP TABLE "years_participants" CASCADE;
  DROP TABLE "years_participants_locales" CASCADE;
  DROP TABLE "years_requirements_items" CASCADE;
  DROP TABLE "years_requirements_items_locales" CASCADE;
  DROP TABLE "years_requirements" CASCADE;
  DROP TABLE "years_requirements_locales" CASCADE;
  DROP TABLE "years_registration" CASCADE;
  DROP TABLE "years_registration_locales" CASCADE;
  DROP TABLE "years_awards" CASCADE;
  DROP TABLE "years_awards_locales" CASCADE;
  DROP TABLE "years" CASCADE;
  DROP TABLE "years_locales" CASCADE;
  DROP TABLE "years_rels" CASCADE;
  DROP TABLE "_years_v_version_subthemes" CASCADE;
  DROP TABLE "_years_v_version_subthemes_locales" CASCADE;
  DROP TABLE "_years_v_version_organizers" CASCADE;
  DROP TABLE "_years_v_version_organizers_locales" CASCADE;
  DROP TABLE "_years_v_version_participants" CASCADE;
  DROP TABLE "_years_v_version_participants_locales" CASCADE;
  DROP TABLE "_years_v_version_requirements_items" CASCADE;
  DROP TABLE "_years_v_version_requirements_items_locales" CASCADE;
  DROP TABLE "_years_v_version_requirements" CASCADE;
  DROP TABLE "_years_v_version_requirements_locales" CASCADE;
  DROP TABLE "_years_v_version_registration" CASCADE;
  DROP TABLE "_years_v_version_registration_locales" CASCADE;
  DROP TABLE "_years_v_version_awards" CASCADE;
  DROP TABLE "_years_v_version_awards_locales" CASCADE;
  DROP TABLE "_years_v" CASCADE;
  DROP TABLE "_years_v_locales" CASCADE;
  DROP TABLE "_years_v_rels" CASCADE;
  DROP TABLE "videos_tracks" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "_videos_v_version_tracks" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_locales" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "lives_tracks" CASCADE;
  DROP TABLE "lives" CASCADE;
  DROP TABLE "lives_locales" CASCADE;
  DROP TABLE "lives_rels" CASCADE;
  DROP TABLE "_lives_v_version_tracks" CASCADE;
  DROP TABLE "_lives_v" CASCADE;
  DROP TABLE "_lives_v_locales" CASCADE;
  DROP TABLE "_lives_v_rels" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificates_rels" CASCADE;
  DROP TABLE "guest_persons" CASCADE;
  DROP TABLE "guest_persons_locales" CASCADE;
  DROP TABLE "guest_persons_rels" CASCADE;
  DROP TABLE "media_partners" CASCADE;
  DROP TABLE "media_partners_rels" CASCADE;
  DROP TABLE "organisations" CASCADE;
  DROP TABLE "labels" CASCADE;
  DROP TABLE "labels_locales" CASCADE;
  DROP TABLE "areas" CASCADE;
  DROP TABLE "areas_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "apps" CASCADE;
  DROP TABLE "album_comments" CASCADE;
  DROP TABLE "favourites" CASCADE;
  DROP TABLE "editors_sessions" CASCADE;
  DROP TABLE "editors" CASCADE;
  DROP TABLE "captchas" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "exhibition" CASCADE;
  DROP TABLE "exhibition_rels" CASCADE;
  DROP TABLE "exh_messages" CASCADE;
  DROP TABLE "exh" CASCADE;
  DROP TABLE "exh_locales" CASCADE;
  DROP TABLE "exh_rels" CASCADE;
  DROP TABLE "shop" CASCADE;
  DROP TABLE "footer_nav_items" CASCADE;
  DROP TABLE "footer_nav_items_locales" CASCADE;
  DROP TABLE "footer_social_items" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "logo" CASCADE;
  DROP TABLE "logo_locales" CASCADE;
  DROP TABLE "pages_pages" CASCADE;
  DROP TABLE "pages_pages_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "messages_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_albums_sex";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_sex";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum__albums_v_published_locale";
  DROP TYPE "public"."enum_years_status";
  DROP TYPE "public"."enum__years_v_version_status";
  DROP TYPE "public"."enum__years_v_published_locale";
  DROP TYPE "public"."enum_videos_tracks_lang";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_tracks_lang";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_published_locale";
  DROP TYPE "public"."enum_lives_tracks_lang";
  DROP TYPE "public"."enum_lives_status";
  DROP TYPE "public"."enum__lives_v_version_tracks_lang";
  DROP TYPE "public"."enum__lives_v_version_status";
  DROP TYPE "public"."enum__lives_v_published_locale";
  DROP TYPE "public"."enum_labels_kind";
  DROP TYPE "public"."enum_news_category";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_category";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_menus_type";
  DROP TYPE "public"."enum_exh_messages_lang";
  DROP TYPE "public"."enum_footer_social_items_icon";`)
}
