import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const KINDS = ['albums', 'years', 'videos', 'lives', 'news'];

/**
 * Written by hand: what is published, or was, was shown, and all files of until now count as seen. Where there are as many versions as
 * are kept, one that was published may be gone.
 */
const fill = (kind: string) => [
  `UPDATE ${kind} SET last_shown = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE _status = 'published'
      OR EXISTS (SELECT 1 FROM _${kind}_v v WHERE v.parent_id = ${kind}.id AND v.version__status = 'published')
      OR (SELECT count(*) FROM _${kind}_v v WHERE v.parent_id = ${kind}.id) >= 20`,
  `UPDATE _${kind}_v SET version_last_shown = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE parent_id IN (SELECT id FROM ${kind} WHERE last_shown IS NOT NULL)`,
];

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`albums\` ADD \`last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`_albums_v\` ADD \`version_last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`years\` ADD \`last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`_years_v\` ADD \`version_last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`lives\` ADD \`last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`_lives_v\` ADD \`version_last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`hidden\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`last_shown\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_last_shown\` text;`)
  for (const statement of KINDS.flatMap(fill)) await db.run(sql.raw(statement));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`albums\` DROP COLUMN \`last_shown\`;`)
  await db.run(sql`ALTER TABLE \`_albums_v\` DROP COLUMN \`version_last_shown\`;`)
  await db.run(sql`ALTER TABLE \`years\` DROP COLUMN \`last_shown\`;`)
  await db.run(sql`ALTER TABLE \`_years_v\` DROP COLUMN \`version_last_shown\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`last_shown\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_last_shown\`;`)
  await db.run(sql`ALTER TABLE \`lives\` DROP COLUMN \`last_shown\`;`)
  await db.run(sql`ALTER TABLE \`_lives_v\` DROP COLUMN \`version_last_shown\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`hidden\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`last_shown\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_last_shown\`;`)
}
