import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { takeInitials, untitled } from '../initials';

/**
 * Written by hand: the letter of a work without an English title, as a save takes it from now on (cms/collections/initials.ts). One that
 * an editor has entered stays, if it isn't by chance that of another title.
 */
export const up = ({ db }: MigrateUpArgs): Promise<void> =>
  takeInitials({
    read: async (table, after, most) =>
      db.run(sql`${sql.raw(untitled(table, 'json_group_object'))} AND works.id > ${after}
        GROUP BY works.id ORDER BY works.id LIMIT ${most}`),
    save: ({ table, prefix }, { id }, given) =>
      db.run(sql`UPDATE ${sql.raw(table)} SET ${sql.raw(`${prefix}initial`)} = ${given}
        WHERE id = ${id}`),
  });

/** What was there can't be told any more; an older CMS takes either for one of its own. */
export async function down(): Promise<void> {}
