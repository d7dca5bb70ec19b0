import { ALL, searchAlbums } from './albumSearch';
import { BY_PLACE, hasColours, onlyLabelsOf, PLACE, PUBLISHED } from './albumsOfLabel';
import { isPostgres } from './database';
import { listed, raw, sql, type SQL } from './sql';

export type AlbumOrder = 'curated' | 'newest' | 'rainbow';

export type AlbumFilter = {
  labelIds: readonly string[];
  name: string;
  author: string;
  countries: readonly string[];
  /** Any of these; none of them for any. */
  nums: readonly string[];
  /** A letter A–Z, or '' for any. */
  initial: string;
  ids: readonly number[];
  label: string;
  seq: number | null;
  /** With `label` and `seq`: the works before and after that one too. */
  isAround: boolean;
  /** All of these, as bits (cms/colours/palette.ts); 0 for any. */
  colours: number;
  order: AlbumOrder;
};

export const ANY_WORK: AlbumFilter = {
  labelIds: [],
  name: '',
  author: '',
  countries: [],
  nums: [],
  initial: '',
  ids: [],
  label: '',
  seq: null,
  isAround: false,
  colours: 0,
  order: 'curated',
};

export const bearsAny = (labelIds: readonly string[]) => sql`(a.year_label_id IN ${listed(labelIds)}
  OR a.id IN (SELECT parent_id FROM albums_rels WHERE labels_id IN ${listed(labelIds)}))`;

/** However many numbers are missing, each side is one step in the index of the curator's order. */
function isAroundNumber(label: string, seq: number): SQL {
  const ofYear = sql`SELECT a.id AS id FROM albums a WHERE ${PUBLISHED} AND a.year_label_id = ${label}`;
  return sql`a.id IN (
    SELECT id FROM (${ofYear} AND ${PLACE} < ${seq} ORDER BY ${PLACE} DESC, a.id DESC LIMIT 1) earlier
    UNION ALL
    SELECT id FROM (${ofYear} AND ${PLACE} >= ${seq} ORDER BY ${PLACE}, a.id LIMIT 2) later)`;
}

function conditionsOf(filter: AlbumFilter): SQL[] {
  const { labelIds, countries, nums, initial, ids, label, seq, isAround, colours } = filter;
  const conditions = [PUBLISHED];
  if (colours) conditions.push(hasColours(colours));
  if (nums.length) conditions.push(sql`a.num IN ${listed(nums)}`);
  if (ids.length) conditions.push(sql`a.id IN ${listed(ids)}`);
  if (label) conditions.push(sql`a.year_label_id = ${label}`);
  if (seq !== null) {
    conditions.push(isAround && label ? isAroundNumber(label, seq) : sql`a.seq = ${seq}`);
  }
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

/** Without statistics SQLite would rather read all words of all works than fetch those of the works of one country. */
const OF_COUNTRY = raw('albums a INDEXED BY albums_country_curated_idx');

/**
 * §7 listPublished. Works without a picture, or with a private one, are never listed. `isOfLabels`: no index finds the works by
 * anything else, and the labels, of which there are few, are left to `bearersOf`. `isMany`: more than `FEW`, which nothing counts
 * but reading all works.
 */
export async function findBy(filter: AlbumFilter) {
  const { name, author, countries } = filter;
  // No visitor searches by both a name and an author without a label.
  const isOnly = !(name && author) && conditionsOf(filter).length === 1;
  const { paged, counted, readsAll } = await searchAlbums({ name, author, isOnly });
  const labels = paged.from === ALL ? onlyLabelsOf(filter) : [];
  const own = conditionsOf(labels.length > 0 ? { ...filter, labelIds: [] } : filter);
  const isOfCountry = readsAll && countries.length === 1 && !(await isPostgres());
  // Comparing texts takes longest: it comes last.
  const also = ({ from, conditions }: typeof paged) => ({
    from: isOfCountry ? OF_COUNTRY : from,
    conditions: [...own, ...conditions],
  });
  return {
    paged: also(paged),
    counted: also(counted),
    isOfLabels: labels.length > 0,
    isMany: isOnly && readsAll,
  };
}

const ORDERS: Readonly<Record<AlbumOrder, SQL>> = {
  curated: BY_PLACE,
  newest: raw('a.id DESC'),
  rainbow: raw('a.hue, a.id'),
};

export const orderOf = ({ order }: AlbumFilter): SQL => ORDERS[order];
