import type { AlbumFilter } from './albumConditions';
import type { Page } from './page';
import { allOf, allUnionOf, listed, raw, sql, unionOf, type SQL } from './sql';

/** With more of them it is faster to read all works. */
const FEW_LABELS = 3;

/**
 * The few labels of a list of which nothing is asked but what each work has to be looked at for: words, an initial, colours. With one
 * label and nothing else, those that visitors walk through.
 */
export function onlyLabelsOf(filter: AlbumFilter): readonly string[] {
  const { labelIds, countries, nums, ids, label, seq } = filter;
  const hasMore = countries.length + ids.length + nums.length > 0 || seq !== null || label;
  return hasMore || labelIds.length > FEW_LABELS ? [] : labelIds;
}

/** The same expression as in the indexes (see the migrations). Works without a number come last. */
export const PLACE = raw('COALESCE(a.seq, 999999999)');
/** The curator's order, as the indexes have it. */
export const BY_PLACE = sql`a.year_label_id DESC NULLS LAST, ${PLACE}, a.id`;

/** What the curator's order needs. `newest` is the other order. */
export const PLACED = sql`SELECT a.id AS id, a.year_label_id AS year, ${PLACE} AS place, -a.id AS newest`;
/** Another index has the rainbow. */
const HUE = raw('SELECT a.id AS id, a.hue AS hue');

/**
 * Works that visitors find: those with a picture that isn't private. The works' columns are in the indexes of their orders; the few
 * private files have an index of their own, and are found once for all works.
 */
export const PUBLISHED = raw(`a._status = 'published' AND a.cover_id IS NOT NULL
  AND a.cover_id NOT IN (SELECT id FROM media WHERE private = TRUE)`);

/** Triggers keep the columns of the works as their pictures have them (docs/decisions/0057). */
export const hasColours = (bits: number): SQL => sql`(a.colours & ${bits}) = ${bits}`;

/** `first`: no more than so many of each year are needed, in this order. */
type Bearing = {
  columns?: SQL;
  conditions?: readonly SQL[];
  first?: { order: SQL; count: number };
};

/** PostgreSQL reads and sorts all parts of a UNION ALL, unless each has an order and an end of its own. */
const firstOf = (statement: SQL, { order, count }: NonNullable<Bearing['first']>): SQL =>
  sql`SELECT * FROM (${statement} ORDER BY ${order} LIMIT ${count}) hung`;

/** Who bears a label without hanging in its year: triggers keep the few in an index (docs/decisions/0033), which SQLite takes for one label only. */
const othersOf = (label: string): SQL =>
  sql`SELECT DISTINCT parent_id FROM albums_rels WHERE labels_id = ${label} AND elsewhere`;

/**
 * Works that hang in the year of a label, each year in order from one index, and the few others that bear one: with `OR` both databases
 * read every work, and with `IN` they sort those of the years. SQLite takes the tables of a CROSS JOIN in the order in which they stand.
 */
export function bearersOf(
  labels: readonly string[],
  { columns = PLACED, conditions = [PUBLISHED], first }: Bearing = {},
): SQL {
  const wanted = allOf(conditions);
  const hung = labels.map((label) => {
    const all = sql`${columns} FROM albums a WHERE ${wanted} AND a.year_label_id = ${label}`;
    return first ? firstOf(all, first) : all;
  });
  const others = sql`${columns} FROM (${unionOf(labels.map(othersOf))}) other CROSS JOIN albums a
    WHERE a.id = other.parent_id AND COALESCE(a.year_label_id, '') NOT IN ${listed(labels)} AND ${wanted}`;
  return allUnionOf([...hung, others]);
}

/** The same order of what is `PLACED`. */
export const CURATED = raw('year DESC NULLS LAST, place, id');
const ORDERS = { curated: CURATED, newest: raw('newest'), rainbow: raw('hue, id') } as const;

type Labelled = Pick<AlbumFilter, 'labelIds' | 'order'> & { conditions: readonly SQL[] };

export function pageOfLabels(list: Labelled, { start, count }: Page): SQL {
  const { labelIds, order, conditions } = list;
  const columns = order === 'rainbow' ? HUE : PLACED;
  const first = { order: ORDERS[order], count: start + count };
  return sql`
  SELECT id FROM (${bearersOf(labelIds, { columns, conditions, first })}
    ORDER BY ${ORDERS[order]} LIMIT ${count} OFFSET ${start}) works`;
}

/** All works of it, as in FROM. */
export const listOfLabels = ({ labelIds, conditions }: Labelled): SQL =>
  sql`(${bearersOf(labelIds, { columns: HUE, conditions })}) works`;
