import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

type SQL = ReturnType<typeof sql>;

/** What numbers are stored with from now on (certificateNumber.ts): one kind of dash, and nothing that can't be seen. */
const DASHES = [...'‐‒–—―−〜〰゠־֊⸺⸻﹘'];
const INVISIBLE = [...'\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff'];

const folded = (column: SQL) => {
  const plain = INVISIBLE.reduce((text, mark) => sql`replace(${text}, ${mark}, '')`, column);
  return DASHES.reduce((text, dash) => sql`replace(${text}, ${dash}, '-')`, plain);
};

/** Written by hand. Of two numbers that would become the same both stay as they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const num = folded(sql`num`);
  for (const table of [sql`albums`, sql`certificates`]) {
    await db.run(sql`UPDATE ${table} SET num = ${num}
      WHERE num <> ${num}
        AND ${num} IN (SELECT ${num} FROM ${table} GROUP BY 1 HAVING count(*) = 1)`);
  }
  const ofVersion = folded(sql`version_num`);
  await db.run(sql`UPDATE _albums_v SET version_num = ${ofVersion} WHERE version_num <> ${ofVersion}`);
}

/** What was there can't be told any more. */
export async function down(): Promise<void> {}
