import { toSearchText } from '../searchText';
import { isPostgres } from './database';
import { listed, raw, sql, type SQL } from './sql';

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

const TRIGRAM = 3;
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Part of a normalised column. PostgreSQL's trigram index serves LIKE; SQLite has its trigrams in a table of their
 * own, kept by triggers, which knows words of three letters and more: shorter ones are looked for one by one.
 */
async function matches(column: 'search_name' | 'search_author', text: string): Promise<SQL> {
  const wanted = toSearchText(text);
  const name = raw(column);
  if (await isPostgres()) return sql`a.${name} LIKE ${`%${escaped(wanted)}%`}`;
  if ([...wanted].length < TRIGRAM) return sql`instr(a.${name}, ${wanted}) > 0`;
  const phrase = `${column} : "${wanted.replaceAll('"', '""')}"`;
  return sql`a.id IN (SELECT rowid FROM albums_search WHERE albums_search MATCH ${phrase})`;
}

const bearsAny = (labelIds: readonly string[]) => sql`(a.year_label_id IN ${listed(labelIds)}
  OR a.id IN (SELECT parent_id FROM albums_rels WHERE labels_id IN ${listed(labelIds)}))`;

/** §7 listPublished: what is asked for, joined by AND. Works without a picture are in no list. */
export async function albumConditions(filter: AlbumFilter): Promise<SQL[]> {
  const { labelIds, name, author, countries, num, initial, ids, label, seq } = filter;
  const conditions = [PUBLISHED];
  if (num) conditions.push(sql`a.num = ${num}`);
  if (ids.length) conditions.push(sql`a.id IN ${listed(ids)}`);
  if (label) conditions.push(sql`a.year_label_id = ${label}`);
  if (seq !== null) conditions.push(sql`a.seq = ${seq}`);
  if (initial) conditions.push(sql`a.initial = ${initial}`);
  if (labelIds.length) conditions.push(bearsAny(labelIds));
  if (countries.length) {
    const areas = sql`SELECT id FROM areas WHERE code IN ${listed(countries)}`;
    conditions.push(sql`a.country_id IN (${areas})`);
  }
  if (name) conditions.push(await matches('search_name', name));
  if (author) conditions.push(await matches('search_author', author));
  return conditions;
}

/** As the index has it: see the migration. A work without a number comes after those with one. */
const CURATED = raw('a.year_label_id DESC NULLS LAST, COALESCE(a.seq, 999999999), a.id');
const NEWEST = raw('a.id DESC');

export const orderOf = ({ isCurated }: AlbumFilter): SQL => (isCurated ? CURATED : NEWEST);
