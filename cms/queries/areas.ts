import { PUBLISHED } from './albumsOfLabel';
import { rows } from './database';
import type { CmsLocale } from './locale';
import { raw, sql, type SQL } from './sql';
import { joinLocales, localised } from './texts';

export type AreaRow = { id: number; name: string | null; code: string };

const readAreas = <Row extends AreaRow>(locale: CmsLocale, also: SQL) =>
  rows<Row>(sql`
    SELECT area.id, area.code, ${localised('t', 'name', locale)} ${also}
    FROM areas area ${joinLocales('areas', 't', 'area.id', locale)}
    ORDER BY COALESCE(area."order", 0), area.code`);

export const findAreas = (locale: CmsLocale) => readAreas<AreaRow>(locale, raw(''));

/** Of each, in one index: as many as visitors can find. */
const WORKS = sql`(SELECT CAST(count(*) AS INTEGER) FROM albums a
  WHERE a.country_id = area.id AND ${PUBLISHED})`;

type AreaWithWorks = AreaRow & { works: number };

/** Only countries a visitor can find works of, with how many. */
export async function findAreasWithWorks(locale: CmsLocale): Promise<AreaWithWorks[]> {
  const found = await readAreas<AreaWithWorks>(locale, sql`, ${WORKS} AS works`);
  return found.filter(({ works }) => works > 0);
}
