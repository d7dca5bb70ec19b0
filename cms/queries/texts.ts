import { FALLBACK_LOCALE, localesFrom, type CmsLocale } from './locale';
import { raw, type SQL } from './sql';

const joinLocale = (table: string, alias: string, on: string, locale: CmsLocale) =>
  `LEFT JOIN ${table}_locales ${alias} ON ${alias}._parent_id = ${on} AND ${alias}._locale = '${locale}'`;

/** LEFT JOINs of a table's texts: `alias` in the locale, and `alias_en` in English if that is another. */
export const joinLocales = (table: string, alias: string, on: string, locale: CmsLocale): SQL => {
  const wanted = joinLocale(table, alias, on, locale);
  if (locale === FALLBACK_LOCALE) return raw(wanted);
  return raw(`${wanted} ${joinLocale(table, `${alias}_en`, on, FALLBACK_LOCALE)}`);
};

/**
 * The text in the locale, else in English. For countries and alt texts: without one the website has a country's usual name, and
 * composes what a work's picture shows, in the visitor's language.
 */
export const localised = (alias: string, column: string, locale: CmsLocale, as = column): SQL =>
  raw(
    locale === FALLBACK_LOCALE
      ? `${alias}.${column} AS ${as}`
      : `COALESCE(NULLIF(${alias}.${column}, ''), ${alias}_en.${column}) AS ${as}`,
  );

/** SQL about the row of texts with this alias. */
type OfRow = (alias: string) => string;

/** The part of the first of the languages whose row `has` it. The others are read only where the joined ones lack it. */
function firstIn(table: string, on: string, locale: CmsLocale) {
  const joined = locale === FALLBACK_LOCALE ? ['t'] : ['t', 't_en'];
  const others = localesFrom(locale).slice(joined.length);
  const codes = others.map((code) => `'${code}'`).join(', ');
  const turns = others.map((code, turn) => `WHEN '${code}' THEN ${turn}`).join(' ');
  return (has: OfRow, part: OfRow) => {
    const near = joined.map((alias) => `WHEN ${has(alias)} THEN ${part(alias)}`).join(' ');
    return `CASE ${near} ELSE (SELECT ${part('other')} FROM ${table}_locales other
      WHERE other._parent_id = ${on} AND other._locale IN (${codes}) AND ${has('other')}
      ORDER BY CASE other._locale ${turns} END LIMIT 1) END`;
  };
}

const filled =
  (column: string): OfRow =>
  (alias) =>
    `${alias}.${column} <> ''`;

const languageOf: OfRow = (alias) => `CAST(${alias}._locale AS TEXT)`;

export type Texts = ReturnType<typeof textsOf>;

/** A table's texts, each in the first language that has it (`localesFrom`). `on`: the id of what they are about. */
export function textsOf(table: string, on: string, locale: CmsLocale) {
  const first = firstIn(table, on, locale);
  const columnWith = (has: OfRow, column: string, as = column): SQL =>
    raw(`${first(has, (alias) => `${alias}.${column}`)} AS ${as}`);
  const languageWith = (has: OfRow, as: string): SQL =>
    raw(`COALESCE(${first(has, languageOf)}, '') AS ${as}`);
  return {
    joined: joinLocales(table, 't', on, locale),
    columnWith,
    languageWith,
    text: (column: string, as = column) => columnWith(filled(column), column, as),
    /** The language of that text; '' when there is none. */
    language: (column: string, as: string) => languageWith(filled(column), as),
  };
}
