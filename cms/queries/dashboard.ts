import { setImmediate as others } from 'node:timers/promises';
import { DAY_MS } from './clocks';
import { isPostgres, rows } from './database';
import { CMS_LOCALES, type CmsLocale } from './locale';
import { hasBody } from './news';
import { sharing } from './sharing';
import { listed, raw, sql } from './sql';
import { joinLocales, localised } from './texts';

/** What the start page counts is kept this long: the statements read whole tables. */
const KEPT_MS = 20_000;
/** All texts of 100,000 works are 600,000 rows, most of a second of the processor. */
const TEXTS_KEPT_MS = 120_000;

/** Calls with the same key within that time share one result. */
export const kept = sharing({ max: 50, ms: KEPT_MS });

/** A name and how many there are. */
export type Count = { name: string; number: number };

const PUBLISHED = raw("_status = 'published'");

/** Published works by the year whose wall they hang on; '' for those of none. */
export const worksByYear = () =>
  kept('years', () =>
    rows<Count>(sql`
      SELECT COALESCE(year_label_id, '') AS name, CAST(count(*) AS INTEGER) AS number
      FROM albums WHERE ${PUBLISHED} GROUP BY year_label_id ORDER BY year_label_id NULLS LAST`),
  );

/** Published works by country, most first; '' for those of none. */
export const worksByCountry = (locale: CmsLocale) =>
  kept(`countries ${locale}`, () =>
    rows<Count>(sql`
      SELECT COALESCE(named.name, '') AS name, counted.number FROM (
        SELECT country_id, CAST(count(*) AS INTEGER) AS number
        FROM albums WHERE ${PUBLISHED} GROUP BY country_id) counted
      LEFT JOIN (
        SELECT area.id, ${localised('t', 'name', locale)}
        FROM areas area ${joinLocales('areas', 't', 'area.id', locale)}) named
      ON named.id = counted.country_id
      ORDER BY counted.number DESC, name`),
  );

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Favourites of the last days, in UTC, oldest day first; days without any too. */
export async function favouritesByDay(days: number): Promise<Count[]> {
  const first = dayOf(Date.now() - (days - 1) * DAY_MS);
  const day = (await isPostgres())
    ? raw("to_char(c_time AT TIME ZONE 'UTC', 'YYYY-MM-DD')")
    : raw('substr(c_time, 1, 10)');
  const found = await kept(`favourites ${first} ${days}`, () =>
    rows<Count>(sql`
      SELECT ${day} AS name, CAST(count(*) AS INTEGER) AS number
      FROM favourites WHERE c_time >= ${`${first}T00:00:00.000Z`} GROUP BY 1`),
  );
  const numbers = new Map(found.map(({ name, number }) => [name, number]));
  return Array.from({ length: days }, (_, index) => {
    const name = dayOf(Date.parse(first) + index * DAY_MS);
    return { name, number: numbers.get(name) ?? 0 };
  });
}

const filled = (...columns: string[]) => columns.map((column) => `t.${column} <> ''`);

/**
 * The main texts of each kind, as whether a row has them. Not countries: where one has no name, the website has the usual one in that
 * language.
 */
const TEXTS = {
  albums: filled('name', 'description'),
  years: filled('edition', 'title', 'theme', 'lead'),
  news: [...filled('title', 'draft_description', 'draft_content'), hasBody('t')],
  videos: filled('name', 'description'),
  lives: filled('name', 'description'),
  guest_persons: filled('name', 'title', 'biography'),
  menus: filled('name'),
  media: filled('alt'),
} as const;

export type TextKind = keyof typeof TEXTS;
export const TEXT_KINDS = Object.keys(TEXTS) as TextKind[];
const HAVING_DRAFTS: readonly TextKind[] = ['albums', 'years', 'news', 'videos', 'lives'];

/** Null: of no document. */
type Written = { written: number | null };

/** Of so many documents texts are counted in some ten milliseconds, in which SQLite lets nobody else work. */
const AT_ONCE = 4000;

/** The documents of a kind in parts: from an id that is left out, to one that is in. */
async function* partsOf(kind: TextKind) {
  for (let from = 0; ; await others()) {
    const [last] = await rows<{ id: number | null }>(sql`
      SELECT CAST(MAX(id) AS INTEGER) AS id FROM (
        SELECT id FROM ${raw(kind)} WHERE id > ${from} ORDER BY id LIMIT ${AT_ONCE}) part`);
    if (!last?.id) return;
    yield { from, to: last.id };
    from = last.id;
  }
}

type Part = { from: number; to: number };

/** How many texts each language has, and how many each could have: those that any has. */
async function textsIn(kind: TextKind, { from, to }: Part) {
  const isPublic = HAVING_DRAFTS.includes(kind) ? "AND d._status = 'published'" : '';
  const texts = sql`FROM ${raw(kind)}_locales t JOIN ${raw(kind)} d ON d.id = t._parent_id
    WHERE t._locale IN ${listed(CMS_LOCALES)} AND t._parent_id > ${from} AND t._parent_id <= ${to} ${raw(isPublic)}`;
  const each = TEXTS[kind].map((has) => `CASE WHEN ${has} THEN 1 ELSE 0 END`);
  const written = raw(`CAST(sum(${each.join(' + ')}) AS INTEGER) AS written`);
  const inAny = raw(each.map((one) => `max(${one})`).join(' + '));
  const [byLocale, [whole]] = await Promise.all([
    rows<Written & { locale: string }>(sql`
      SELECT CAST(t._locale AS TEXT) AS locale, ${written} ${texts} GROUP BY t._locale`),
    rows<Written>(sql`
      SELECT CAST(sum(number) AS INTEGER) AS written
      FROM (SELECT ${inAny} AS number ${texts} GROUP BY t._parent_id) texts`),
  ]);
  const of = (locale: CmsLocale) => byLocale.find((row) => row.locale === locale)?.written ?? 0;
  return { of, whole: whole?.written ?? 0 };
}

/**
 * How many texts that are written in one language are missing in each: as the check page counts, a text that is missing in all
 * is no fault.
 */
export const missingTexts = (kind: TextKind): Promise<Record<CmsLocale, number>> =>
  kept(
    `missing ${kind}`,
    async () => {
      const missing = Object.fromEntries(CMS_LOCALES.map((locale) => [locale, 0]));
      for await (const part of partsOf(kind)) {
        const { of, whole } = await textsIn(kind, part);
        for (const locale of CMS_LOCALES)
          missing[locale] = (missing[locale] ?? 0) + whole - of(locale);
      }
      return missing as Record<CmsLocale, number>;
    },
    TEXTS_KEPT_MS,
  );

/** What the list of first steps asks the data, each answered from an index: 1 or 0. */
export async function stepsDone() {
  const [done] = await rows<{ year: number; works: number; menu: number; published: number }>(sql`
    SELECT ${exists(`years_locales t JOIN years y ON y.id = t._parent_id
        WHERE y._status = 'published' AND t.title <> '' AND t.lead <> ''`)} AS year,
      ${exists('albums')} AS works,
      ${exists("menus WHERE label = 'main'")} AS menu,
      ${exists("albums WHERE _status = 'published' AND cover_id IS NOT NULL")} AS published`);
  return done;
}

const exists = (from: string) => raw(`CASE WHEN EXISTS (SELECT 1 FROM ${from}) THEN 1 ELSE 0 END`);
