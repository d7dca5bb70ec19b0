import { countRows, rows } from './database';
import type { CmsLocale } from './locale';
import { joinFile } from './media';
import type { Page } from './page';
import { sql } from './sql';
import { textsOf } from './texts';

export type GuestPersonRow = {
  id: number;
  name: string | null;
  title: string | null;
  biography: string | null;
  title_lang: string;
  biography_lang: string;
  portrait: string | null;
  order: number | string | null;
};

const isOf = (labelId: string) =>
  sql`g.id IN (SELECT parent_id FROM guest_persons_rels WHERE labels_id = ${labelId})`;

/** The experts of a year, by its label, in the editors' order. */
export function findGuestPersons(
  labelId: string,
  page: Page,
  locale: CmsLocale,
): Promise<GuestPersonRow[]> {
  const texts = textsOf('guest_persons', 'g.id', locale);
  return rows<GuestPersonRow>(sql`
    SELECT g.id, g."order", portrait.filename AS portrait, ${texts.text('name')},
      ${texts.text('title')}, ${texts.text('biography')},
      ${texts.language('title', 'title_lang')}, ${texts.language('biography', 'biography_lang')}
    FROM guest_persons g ${texts.joined} ${joinFile('portrait', 'g.src_id')}
    WHERE ${isOf(labelId)}
    ORDER BY COALESCE(g."order", 0), g.id LIMIT ${page.count} OFFSET ${page.start}`);
}

export const countGuestPersons = (labelId: string): Promise<number> =>
  countRows(sql`guest_persons g WHERE ${isOf(labelId)}`);
