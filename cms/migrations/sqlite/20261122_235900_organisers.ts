import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Written by hand: whoever was an editor before there were roles may still do everything. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE editors SET role = 'organiser'`);
}

/** The column goes with the migration before. */
export async function down(): Promise<void> {}
