// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const KINDS = ['albums', 'years', 'videos', 'lives', 'news'];

/**
 * Written by hand: what is published, or was, was shown, and all files of until now count as seen. Where there are as many versions as
 * are kept, one that was published may be gone.
 */
const fill = (kind: string) => [
  `UPDATE ${kind} SET last_shown = now()
    WHERE _status = 'published'
      OR EXISTS (SELECT 1 FROM _${kind}_v v WHERE v.parent_id = ${kind}.id AND v.version__status = 'published')
      OR (SELECT count(*) FROM _${kind}_v v WHERE v.parent_id = ${kind}.id) >= 20`,
  `UPDATE _${kind}_v SET version_last_shown = now()
    WHERE parent_id IN (SELECT id FROM ${kind} WHERE last_shown IS NOT NULL)`,
];

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "albums" ADD COLUMN "last_shown" timestamp(3) with time zone;
  ALTER TABLE "_albums_v" ADD COLUMN "version_last_shown" timestamp(3) with time zone;
  ALTER TABLE "years" ADD COLUMN "last_shown" timestamp(3) with time zone;
  ALTER TABLE "_years_v" ADD COLUMN "version_last_shown" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "last_shown" timestamp(3) with time zone;
  ALTER TABLE "_videos_v" ADD COLUMN "version_last_shown" timestamp(3) with time zone;
  ALTER TABLE "lives" ADD COLUMN "last_shown" timestamp(3) with time zone;
  ALTER TABLE "_lives_v" ADD COLUMN "version_last_shown" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "hidden" boolean DEFAULT false;
  ALTER TABLE "news" ADD COLUMN "last_shown" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_last_shown" timestamp(3) with time zone;`)
  for (const statement of KINDS.flatMap(fill)) await db.execute(sql.raw(statement));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "albums" DROP COLUMN "last_shown";
  ALTER TABLE "_albums_v" DROP COLUMN "version_last_shown";
  ALTER TABLE "years" DROP COLUMN "last_shown";
  ALTER TABLE "_years_v" DROP COLUMN "version_last_shown";
  ALTER TABLE "videos" DROP COLUMN "last_shown";
  ALTER TABLE "_videos_v" DROP COLUMN "version_last_shown";
  ALTER TABLE "lives" DROP COLUMN "last_shown";
  ALTER TABLE "_lives_v" DROP COLUMN "version_last_shown";
  ALTER TABLE "certificates" DROP COLUMN "hidden";
  ALTER TABLE "news" DROP COLUMN "last_shown";
  ALTER TABLE "_news_v" DROP COLUMN "version_last_shown";`)
}
