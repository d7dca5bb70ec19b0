import { countRows, rows } from './database';
import type { CmsLocale } from './locale';
import { joinFile, joinLocales, localised } from './media';
import type { Page } from './page';
import { sql } from './sql';

export type GuestPersonRow = {
  id: number;
  name: string | null;
  title: string | null;
  biography: string | null;
  portrait: string | null;
  order: number | string | null;
};

const isOf = (year: string) =>
  sql`g.id IN (SELECT parent_id FROM guest_persons_rels WHERE labels_id = ${year})`;

/** The experts of a year, in the editors' order. */
export const findGuestPersons = (
  year: string,
  page: Page,
  locale: CmsLocale,
): Promise<GuestPersonRow[]> =>
  rows<GuestPersonRow>(sql`
    SELECT g.id, g."order", portrait.filename AS portrait, ${localised('t', 'name', locale)},
      ${localised('t', 'title', locale)}, ${localised('t', 'biography', locale)}
    FROM guest_persons g ${joinLocales('guest_persons', 't', 'g.id', locale)}
    ${joinFile('portrait', 'g.src_id')}
    WHERE ${isOf(year)}
    ORDER BY g."order", g.id LIMIT ${page.count} OFFSET ${page.start}`);

export const countGuestPersons = (year: string): Promise<number> =>
  countRows(sql`guest_persons g WHERE ${isOf(year)}`);
