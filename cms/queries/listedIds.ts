import { FEW, hasTrigram, toPhrase } from './albumSearch';
import { countRows, foundIds, isPostgres, rows } from './database';
import type { CmsLocale } from './locale';
import type { Page } from './page';
import { partsOfPage } from './partsOfPage';
import { allOf, anyOf, MOST, raw, sql, unionOf, type SQL } from './sql';

type List = { id: SQL; from: SQL; order: SQL };

/** Lists of the CMS in their default order, which an index has (see the migration): of works, the newest version of each. */
const LISTS = {
  albums: {
    id: raw('parent_id'),
    from: raw('_albums_v WHERE latest = TRUE'),
    order: raw('version_updated_at DESC, created_at DESC'),
  },
  media: { id: raw('id'), from: raw('media'), order: raw('created_at DESC') },
} as const satisfies Record<string, List>;

type ListName = keyof typeof LISTS;

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** The ids of one page of a list, and how many there are on all pages. */
export async function findListed(name: ListName, { start, count }: Page) {
  const { id, from, order } = LISTS[name];
  const [ids, total] = await Promise.all([
    foundIds(sql`SELECT ${id} AS id FROM ${from} ORDER BY ${order} LIMIT ${count} OFFSET ${start}`),
    countRows(from),
  ]);
  return { ids, total };
}

/**
 * The same of works in the order of their titles in a language, as Payload has it: of the same title the newest version is first; where
 * those without one are is the database's own way.
 */
export async function findTitled(
  page: Page,
  { locale, order }: { locale: CmsLocale; order: 'ASC' | 'DESC' },
) {
  const isOnPostgres = await isPostgres();
  const isTitle = sql`title._locale = ${locale} AND title.version_name IS NOT NULL`;
  // SQLite has a column for it, and an index (see the migration).
  const isNewest = raw(isOnPostgres ? 'work.latest = TRUE' : 'title.newest = TRUE');
  const titled = {
    from: sql`_albums_v_locales title JOIN _albums_v work ON work.id = title._parent_id
      WHERE ${isTitle} AND ${isNewest}`,
    order: sql`title.version_name ${raw(order)}, work.created_at DESC`,
  };
  // Two indexes side by side; without LIMIT SQLite forgets the order, and sorts both.
  const untitled = {
    from: sql`(
      SELECT id FROM _albums_v WHERE latest = TRUE
      EXCEPT SELECT title._parent_id FROM _albums_v_locales title WHERE ${isTitle}
      ORDER BY 1 LIMIT ${MOST}) untitled CROSS JOIN _albums_v work WHERE work.id = untitled.id`,
    order: sql`work.created_at DESC`,
  };
  const pageOf = ({ from, order: by }: typeof titled, { start, count }: Page) =>
    foundIds(sql`SELECT work.parent_id AS id FROM ${from}
      ORDER BY ${by} LIMIT ${count} OFFSET ${start}`);
  const isTitledFirst = order === (isOnPostgres ? 'ASC' : 'DESC');
  const [total, first] = await Promise.all([
    countRows(LISTS.albums.from),
    isTitledFirst ? pageOf(titled, page) : [],
  ]);
  if (first.length === page.count) return { ids: first, total };
  const without = isOnPostgres
    ? await countRows(untitled.from)
    : total - (await countRows(sql`_albums_v_locales title WHERE ${isTitle} AND ${isNewest}`));
  const lists = [[titled, total - without] as const, [untitled, without] as const];
  const parts = partsOfPage(isTitledFirst ? lists : lists.toReversed(), page);
  const ids = await Promise.all(parts.map(({ list, ...part }) => pageOf(list, part)));
  return { ids: ids.flat(), total };
}

type Has = (column: string) => SQL;

/**
 * The newest versions with these words; null where they are many, or no word has three letters in a row. On SQLite the trigrams
 * stand in tables of their own (see the migration): what they find for the long words is looked at for all.
 */
async function findByTrigrams(
  locale: CmsLocale,
  search: string,
  has: Has,
): Promise<number[] | null> {
  const long = search.split(' ').filter((text) => !/[%_]/.test(text) && hasTrigram({ text }));
  if (long.length === 0) return null;
  const foundIn = (table: string, column: string, version: SQL, isWanted: SQL) => {
    const [works, trigrams] = [raw(table), raw(`${table}_search`)];
    const phrase = long.map((text) => toPhrase({ column, text })).join(' AND ');
    return sql`SELECT id FROM (SELECT ${version} AS id
      FROM ${trigrams} CROSS JOIN ${works} x ON x.id = ${trigrams}.rowid
      WHERE ${trigrams} MATCH ${phrase} AND ${isWanted} AND ${has(`x.${column}`)} LIMIT ${FEW + 1}) found`;
  };
  const [id, isNewest] = [raw('x.id'), raw('x.latest = TRUE')];
  const ids = await foundIds(
    unionOf([
      foundIn('_albums_v', 'version_author', id, isNewest),
      foundIn('_albums_v', 'version_num', id, isNewest),
      foundIn('_albums_v_locales', 'version_name', raw('x._parent_id'), sql`x._locale = ${locale}`),
    ]),
  );
  return ids.length > FEW ? null : ids;
}

/**
 * The same of works that a search finds, as Payload has it: all its words are in the title in a language, in the artist or in the
 * number, where % and _ stand for any letters.
 */
export async function findSearched(
  { start, count }: Page,
  { locale, search }: { locale: CmsLocale; search: string },
) {
  const isOnPostgres = await isPostgres();
  const like = raw(isOnPostgres ? 'ILIKE' : 'LIKE');
  const has: Has = (column) =>
    allOf(search.split(' ').map((word) => sql`${raw(column)} ${like} ${`%${word}%`}`));
  const { id, from, order } = LISTS.albums;
  const few = isOnPostgres ? null : await findByTrigrams(locale, search, has);
  // CROSS JOIN makes SQLite read the few first.
  const found = few
    ? sql`json_each(${JSON.stringify(few)}) few CROSS JOIN _albums_v
        ON _albums_v.id = few.value WHERE latest = TRUE`
    : sql`${from} AND id IN (
        SELECT id FROM ${from} AND ${anyOf(['version_author', 'version_num'].map(has))}
        UNION SELECT _parent_id FROM _albums_v_locales WHERE _locale = ${locale} AND ${has('version_name')})`;
  const page = await rows<{ id: number; number: number }>(sql`
    SELECT ${id} AS id, CAST(count(*) OVER () AS INTEGER) AS number FROM ${found}
    ORDER BY ${order} LIMIT ${count} OFFSET ${start}`);
  const total = page[0]?.number ?? (start > 0 ? await countRows(found) : 0);
  return { ids: page.map((one) => one.id), total };
}
