import type { AlbumFilter } from './albumConditions';
import { raw, sql, type SQL } from './sql';

/** The label of a list of which nothing else is asked: those that visitors walk through. */
export function onlyLabelOf(filter: AlbumFilter): string | undefined {
  const { labelIds, name, author, countries, num, initial, ids, label, seq } = filter;
  const [only, ...others] = labelIds;
  const hasMore = [others, countries, ids].some((list) => list.length > 0) || seq !== null;
  return hasMore || name || author || num || initial || label ? undefined : only;
}

/** As the index for the curator's order has it: see the migration. `newest` is the other order. */
export const PLACE = raw(
  `SELECT a.id AS id, a.year_label_id AS year, COALESCE(a.seq, 999999999) AS place, -a.id AS newest`,
);
export const PUBLISHED = raw(`a._status = 'published' AND a.cover_id IS NOT NULL`);

/**
 * Works that hang in the year of this name, in order from one index, and the few others that bear the label: with `OR` both
 * databases read every work. SQLite takes the tables of a CROSS JOIN in the order in which they stand.
 */
export const bearersOf = (label: string): SQL => sql`
  ${PLACE} FROM albums a WHERE ${PUBLISHED} AND a.year_label_id = ${label}
  UNION ALL
  ${PLACE} FROM (
    SELECT parent_id FROM albums_rels WHERE labels_id = ${label}
    EXCEPT SELECT id FROM albums WHERE year_label_id = ${label}) other
  CROSS JOIN albums a WHERE a.id = other.parent_id AND ${PUBLISHED}`;

export const CURATED = raw('year DESC NULLS LAST, place, id');
const NEWEST = raw('newest');

type Page = { start: number; count: number };

export const pageOfLabel = (label: string, isCurated: boolean, { start, count }: Page): SQL => sql`
  SELECT id FROM (${bearersOf(label)}
    ORDER BY ${isCurated ? CURATED : NEWEST} LIMIT ${count} OFFSET ${start}) works`;

export const countOfLabel = (label: string): SQL =>
  sql`SELECT CAST(count(*) AS INTEGER) AS number FROM (${bearersOf(label)}) works`;
