import { rows } from './database';
import type { CmsLocale } from './locale';
import { joinLocales, localised } from './media';
import { raw, sql } from './sql';

export type AreaRow = { id: number; name: string | null; code: string };

const find = (locale: CmsLocale, condition: string) =>
  rows<AreaRow>(sql`
    SELECT area.id, area.code, ${localised('t', 'name', locale)}
    FROM areas area ${joinLocales('areas', 't', 'area.id', locale)}
    WHERE ${raw(condition)} ORDER BY area."order", area.code`);

export const findAreas = (locale: CmsLocale) => find(locale, '1 = 1');

/** Only countries that have published works. */
export const findAreasWithWorks = (locale: CmsLocale) =>
  find(
    locale,
    `EXISTS (SELECT 1 FROM albums a WHERE a.country_id = area.id AND a._status = 'published' AND a.cover_id IS NOT NULL)`,
  );
