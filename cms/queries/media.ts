import { toMediaPath } from '../mediaFiles';
import { rows } from './database';
import { FALLBACK_LOCALE, type CmsLocale } from './locale';
import { listed, raw, sql, type SQL } from './sql';

/** A LEFT JOIN of a file that visitors may have. */
export const joinFile = (alias: string, on: string): SQL =>
  raw(`LEFT JOIN media ${alias} ON ${alias}.id = ${on} AND ${alias}.private IS NOT TRUE`);

const joinLocale = (table: string, alias: string, on: string, locale: CmsLocale) =>
  `LEFT JOIN ${table}_locales ${alias} ON ${alias}._parent_id = ${on} AND ${alias}._locale = '${locale}'`;

/** LEFT JOINs of a table's texts: `alias` in the locale, and `alias_en` in English if that is another. */
export const joinLocales = (table: string, alias: string, on: string, locale: CmsLocale): SQL => {
  const wanted = joinLocale(table, alias, on, locale);
  if (locale === FALLBACK_LOCALE) return raw(wanted);
  return raw(`${wanted} ${joinLocale(table, `${alias}_en`, on, FALLBACK_LOCALE)}`);
};

/** The text in the locale, else in English. */
export const localised = (alias: string, column: string, locale: CmsLocale, as = column): SQL =>
  raw(
    locale === FALLBACK_LOCALE
      ? `${alias}.${column} AS ${as}`
      : `COALESCE(NULLIF(${alias}.${column}, ''), ${alias}_en.${column}) AS ${as}`,
  );

/** The language of the text that `localised` selects; '' when there is none. */
export const languageOf = (alias: string, column: string, locale: CmsLocale, as: string): SQL => {
  const own = `WHEN ${alias}.${column} <> '' THEN '${locale}'`;
  if (locale === FALLBACK_LOCALE) return raw(`CASE ${own} ELSE '' END AS ${as}`);
  const other = `WHEN ${alias}_en.${column} <> '' THEN '${FALLBACK_LOCALE}'`;
  return raw(`CASE ${own} ${other} ELSE '' END AS ${as}`);
};

/** The contract's form of a picture. */
export type Picture = { img: string; alt: string; width: number | null; height: number | null };

type PictureRow = {
  id: number;
  filename: string;
  alt: string | null;
  width: number | string | null;
  height: number | string | null;
};

const toPicture = ({ filename, alt, width, height }: PictureRow): Picture => ({
  img: toMediaPath(filename),
  alt: alt ?? '',
  width: width === null ? null : Number(width),
  height: height === null ? null : Number(height),
});

/** Those of the files that visitors may have. */
export async function findPictures(
  ids: readonly number[],
  locale: CmsLocale,
): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map();
  const found = await rows<PictureRow>(sql`
    SELECT m.id, m.filename, m.width, m.height, ${localised('t', 'alt', locale)}
    FROM media m ${joinLocales('media', 't', 'm.id', locale)}
    WHERE m.id IN ${listed(ids)} AND m.private IS NOT TRUE`);
  return new Map(found.map((row) => [row.id, toPicture(row)]));
}
