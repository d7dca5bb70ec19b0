// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { takeInitials, untitled } from '../initials';

/**
 * Written by hand: the letter of a work without an English title, as a save takes it from now on (cms/collections/initials.ts). One that
 * an editor has entered stays, if it isn't by chance that of another title.
 */
export const up = ({ db }: MigrateUpArgs): Promise<void> =>
  takeInitials({
    read: async (table, after, most) =>
      db.execute(sql`${sql.raw(untitled(table, 'json_object_agg'))} AND works.id > ${after}
        GROUP BY works.id ORDER BY works.id LIMIT ${most}`),
    // Not over what was saved since it was read.
    save: ({ table, prefix }, { id, initial }, given) => {
      const column = sql.raw(`${prefix}initial`);
      return db.execute(sql`UPDATE ${sql.raw(table)} SET ${column} = ${given}
        WHERE id = ${id} AND ${column} IS NOT DISTINCT FROM ${initial}`);
    },
  });

/** What was there can't be told any more; an older CMS takes either for one of its own. */
export async function down(): Promise<void> {}
