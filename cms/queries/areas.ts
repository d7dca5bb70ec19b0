import { rows } from './database';
import type { CmsLocale } from './locale';
import { joinLocales, localised } from './media';
import { raw, sql } from './sql';

export type AreaRow = { id: number; name: string | null; code: string };

export const findAreas = (locale: CmsLocale) =>
  rows<AreaRow>(sql`
    SELECT area.id, area.code, ${localised('t', 'name', locale)}
    FROM areas area ${joinLocales('areas', 't', 'area.id', locale)}
    ORDER BY area."order", area.code`);

/** Of each, in one index: as many as visitors can find. */
const WORKS = `(SELECT CAST(count(*) AS INTEGER) FROM albums a
  WHERE a.country_id = area.id AND a._status = 'published' AND a.cover_id IS NOT NULL)`;

/** Only countries a visitor can find works of, with how many. */
export async function findAreasWithWorks(
  locale: CmsLocale,
): Promise<(AreaRow & { works: number })[]> {
  const found = await rows<AreaRow & { works: number }>(sql`
    SELECT area.id, area.code, ${localised('t', 'name', locale)}, ${raw(WORKS)} AS works
    FROM areas area ${joinLocales('areas', 't', 'area.id', locale)} ORDER BY area."order", area.code`);
  return found.filter(({ works }) => works > 0);
}
