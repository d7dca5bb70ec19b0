import { PUBLISHED } from './albumsOfLabel';
import { rows } from './database';
import type { CmsLocale } from './locale';
import { sql } from './sql';
import { joinLocales, localised } from './texts';

export type AreaRow = { id: number; name: string | null; code: string };

export const findAreas = (locale: CmsLocale) =>
  rows<AreaRow>(sql`
    SELECT area.id, area.code, ${localised('t', 'name', locale)}
    FROM areas area ${joinLocales('areas', 't', 'area.id', locale)}
    ORDER BY COALESCE(area."order", 0), area.code`);

/** Of each, in one index: as many as visitors can find. */
const WORKS = sql`(SELECT CAST(count(*) AS INTEGER) FROM albums a
  WHERE a.country_id = area.id AND ${PUBLISHED})`;

/** Only countries a visitor can find works of, with how many. */
export async function findAreasWithWorks(
  locale: CmsLocale,
): Promise<(AreaRow & { works: number })[]> {
  const found = await rows<AreaRow & { works: number }>(sql`
    SELECT area.id, area.code, ${localised('t', 'name', locale)}, ${WORKS} AS works
    FROM areas area ${joinLocales('areas', 't', 'area.id', locale)}
    ORDER BY COALESCE(area."order", 0), area.code`);
  return found.filter(({ works }) => works > 0);
}
