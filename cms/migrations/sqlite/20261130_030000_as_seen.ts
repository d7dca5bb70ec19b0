import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { spellAsSeen } from '../asSeen';

/**
 * Written by hand: the columns for searches as `plain` (lib/plain.ts) fills them from now on, without what nobody sees, in our digits.
 * Two kinds of works get theirs when they are saved again: those that an older CMS saves after this, and those with a U+FEFF within
 * a title or a name, which is stored as a space.
 */
export const up = ({ db }: MigrateUpArgs): Promise<void> =>
  spellAsSeen(
    async (after, most) =>
      db.run(sql`SELECT id, search_name, search_author FROM albums
        WHERE id > ${after} ORDER BY id LIMIT ${most}`),
    ({ id }, name, author) =>
      db.run(sql`UPDATE albums SET search_name = ${name}, search_author = ${author}
        WHERE id = ${id}`),
  );

/** What was there can't be told any more; a search without it finds as much. */
export async function down(): Promise<void> {}
