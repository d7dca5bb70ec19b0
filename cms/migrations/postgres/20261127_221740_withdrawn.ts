// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { rowsBy } from '../../queries/driver';
import { raw } from '../../queries/sql';

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

const COLUMNS = [
  ...KINDS.flatMap((kind) => [
    `ALTER TABLE ${kind} ADD COLUMN IF NOT EXISTS last_shown timestamp(3) with time zone`,
    `ALTER TABLE _${kind}_v ADD COLUMN IF NOT EXISTS version_last_shown timestamp(3) with time zone`,
  ]),
  'ALTER TABLE certificates ADD COLUMN IF NOT EXISTS hidden boolean DEFAULT false',
];

/**
 * Each statement by itself, and all of them once more if one fails: in one transaction the new columns would keep visitors' reads out
 * until all works and their versions are written.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  for (const statement of [...COLUMNS, ...KINDS.flatMap(fill)]) {
    await rowsBy(payload.db, raw(statement));
  }
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
