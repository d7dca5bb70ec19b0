import { searchAlbums } from './albumSearch';
import { allOf, listed, raw, sql, type SQL } from './sql';

export type AlbumFilter = {
  labelIds: readonly string[];
  name: string;
  author: string;
  countries: readonly string[];
  num: string;
  /** One letter A–Z, or '' for any. */
  initial: string;
  ids: readonly number[];
  label: string;
  seq: number | null;
  /** The curator's order, else newest first. */
  isCurated: boolean;
};

/** Both columns are in the index that the curator's order is read from. */
const PUBLISHED = sql`a._status = 'published' AND a.cover_id IS NOT NULL`;

const bearsAny = (labelIds: readonly string[]) => sql`(a.year_label_id IN ${listed(labelIds)}
  OR a.id IN (SELECT parent_id FROM albums_rels WHERE labels_id IN ${listed(labelIds)}))`;

function conditionsOf(filter: AlbumFilter): SQL[] {
  const { labelIds, countries, num, initial, ids, label, seq } = filter;
  const conditions = [PUBLISHED];
  if (num) conditions.push(sql`a.num = ${num}`);
  if (ids.length) conditions.push(sql`a.id IN ${listed(ids)}`);
  if (label) conditions.push(sql`a.year_label_id = ${label}`);
  if (seq !== null) conditions.push(sql`a.seq = ${seq}`);
  if (initial) conditions.push(sql`a.initial = ${initial}`);
  if (labelIds.length) conditions.push(bearsAny(labelIds));
  if (countries.length) {
    const areas = sql`SELECT id FROM areas WHERE code IN ${listed(countries)}`;
    // With `=` the works of one country are read in order from an index.
    const isOne = countries.length === 1;
    conditions.push(isOne ? sql`a.country_id = (${areas})` : sql`a.country_id IN (${areas})`);
  }
  return conditions;
}

/** §7 listPublished: `FROM … WHERE …` of all that is asked for. Works without a picture are in no list. */
export async function fromAlbums(filter: AlbumFilter): Promise<SQL> {
  const { from, conditions } = await searchAlbums(filter.name, filter.author);
  return sql`FROM ${from} WHERE ${allOf([...conditions, ...conditionsOf(filter)])}`;
}

/** As the index has it: see the migration. A work without a number comes after those with one. */
const CURATED = raw('a.year_label_id DESC NULLS LAST, COALESCE(a.seq, 999999999), a.id');
const NEWEST = raw('a.id DESC');

export const orderOf = ({ isCurated }: AlbumFilter): SQL => (isCurated ? CURATED : NEWEST);
