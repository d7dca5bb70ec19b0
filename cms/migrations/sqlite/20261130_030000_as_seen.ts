import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Written by hand: the columns for searches as `plain` (lib/plain.ts) fills them from now on, without what nobody sees, in our digits.
 * Two kinds of works get theirs when they are saved again: those that an older CMS saves after this, and those with a U+FEFF within
 * a title or a name, which is stored as a space.
 */
const UNSEEN = /[\p{Cf}\u0640]/gu;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

const again = (title: string) =>
  title.replace(UNSEEN, '').replace(DIGITS, digitOf).replace(/ +/g, ' ').trim();

/** Titles stand in lines, each once. */
const spelled = (text: unknown) =>
  typeof text === 'string' ? [...new Set(text.split('\n').map(again))].join('\n') : text;

const AT_ONCE = 1000;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (let last = 0, count = AT_ONCE; count === AT_ONCE; ) {
    const { rows } = await db.run(sql`SELECT id, search_name, search_author FROM albums
      WHERE id > ${last} ORDER BY id LIMIT ${AT_ONCE}`);
    for (const { id, search_name, search_author } of rows) {
      const [name, author] = [search_name, search_author].map(spelled);
      if (name !== search_name || author !== search_author) {
        await db.run(sql`UPDATE albums SET search_name = ${name}, search_author = ${author}
          WHERE id = ${id}`);
      }
      last = Number(id);
    }
    count = rows.length;
  }
}

/** What was there can't be told any more; a search without it finds as much. */
export async function down(): Promise<void> {}
