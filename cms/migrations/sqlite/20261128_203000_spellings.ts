import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** As `plain` (lib/plain.ts) has written them since: one kind of apostrophe and of dash. A ´ was a blank, and can't be told from others. */
const SPELLINGS = { "'": '’‘ʼʻ`′', '-': '‐‒–—―−〜〰゠־֊⸺⸻' };

/** Written by hand: the columns for searches as they are filled from now on. Titles stand in lines, in place of ` | ` between them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [one, others] of Object.entries(SPELLINGS)) {
    for (const other of others) {
      await db.run(sql`UPDATE albums
        SET search_name = replace(search_name, ${other}, ${one}),
          search_author = replace(search_author, ${other}, ${one})
        WHERE instr(search_name, ${other}) > 0 OR instr(search_author, ${other}) > 0`);
    }
  }
  await db.run(sql`UPDATE albums SET search_name = replace(search_name, ' | ', char(10))
    WHERE instr(search_name, ' | ') > 0`);
}

/** What was there can't be told any more; a search without it finds a little less. */
export async function down(): Promise<void> {}
