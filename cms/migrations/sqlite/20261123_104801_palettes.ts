import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`palette\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`colours\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`hue\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`palette\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`colours\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`hue\`;`)
}
