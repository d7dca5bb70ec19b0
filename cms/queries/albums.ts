import { UNCOUNTED } from '@/lib/contract/siteSearch';
import { bearsAny, findBy, orderOf, type AlbumFilter } from './albumConditions';
import { listOfLabels, pageOfLabels, PUBLISHED } from './albumsOfLabel';
import { briefly } from './briefly';
import { countRows, foundIds, rows, wideRows } from './database';
import type { CmsLocale } from './locale';
import { joinFile } from './media';
import type { Page } from './page';
import { allOf, listed, raw, sql, type SQL } from './sql';
import { joinLocales, localised, textsOf } from './texts';

export type AlbumRow = {
  id: number;
  name: string | null;
  author: string | null;
  country: string | null;
  country_code: string | null;
  cover: string | null;
  cover_width: number | string | null;
  cover_height: number | string | null;
  cover_color: string | null;
  cover_palette: string | null;
  cover_alt: string | null;
  num: string | null;
  age: string | null;
  sex: string | null;
  teacher: string | null;
  org: string | null;
  description: string | null;
  description_lang: string;
  organisation: string | null;
  logo: string | null;
  label: string | null;
  seq: number | string | null;
  updated_at: string | Date | null;
};

/** What the statement takes from texts, which have languages. */
const TEXTS = [
  'name',
  'description',
  'description_lang',
  'country',
  'cover_alt',
] as const satisfies readonly (keyof AlbumRow)[];

/** Where it finds all else. */
const COLUMNS = {
  id: 'a.id',
  author: 'a.author',
  num: 'a.num',
  age: 'a.age',
  sex: 'a.sex',
  teacher: 'a.teacher',
  org: 'a.org',
  label: 'a.year_label_id',
  seq: 'a.seq',
  updated_at: 'a.updated_at',
  country_code: 'area.code',
  cover: 'cover.filename',
  cover_width: 'cover.width',
  cover_height: 'cover.height',
  cover_color: 'cover.color',
  cover_palette: 'cover.palette',
  organisation: 'organisation.name',
  logo: 'logo.filename',
} satisfies Record<Exclude<keyof AlbumRow, (typeof TEXTS)[number]>, string>;

const SELECTED = raw(
  Object.entries(COLUMNS)
    .map(([name, column]) => `${column} AS ${name}`)
    .join(', '),
);

const NAMES = [...Object.keys(COLUMNS), ...TEXTS];

async function pageOf(filter: AlbumFilter, page: Page): Promise<SQL> {
  const { paged, isOfLabels } = await findBy(filter);
  const { from, conditions } = paged;
  const { labelIds, order } = filter;
  // Of several labels the first works of all years are soon found, but not in the order of another index.
  if (isOfLabels && (labelIds.length === 1 || order === 'rainbow')) {
    return pageOfLabels({ labelIds, order, conditions }, page);
  }
  const all = isOfLabels ? [...conditions, bearsAny(labelIds)] : conditions;
  return sql`SELECT a.id FROM ${from} WHERE ${allOf(all)}
    ORDER BY ${orderOf(filter)} LIMIT ${page.count} OFFSET ${page.start}`;
}

async function listOf(filter: AlbumFilter): Promise<SQL> {
  const { paged, counted, isOfLabels } = await findBy(filter);
  if (isOfLabels) return listOfLabels({ ...filter, conditions: paged.conditions });
  return sql`${counted.from} WHERE ${allOf(counted.conditions)}`;
}

/** The ids of a page, from an index alone. What is asked for in each language is looked for once. */
const idsOf = (filter: AlbumFilter, page: Page): Promise<number[]> =>
  briefly(`page ${JSON.stringify([filter, page])}`, async () =>
    foundIds(await pageOf(filter, page)),
  );

/**
 * One page: its ids first, then all that belongs to those few. They stand first in FROM, by a CROSS JOIN: else SQLite would read all
 * published works, since an index has them in this order.
 */
export async function findAlbums(
  filter: AlbumFilter,
  page: Page,
  locale: CmsLocale,
): Promise<AlbumRow[]> {
  const ids = await idsOf(filter, page);
  if (ids.length === 0) return [];
  const texts = textsOf('albums', 'a.id', locale);
  return wideRows<AlbumRow>(
    NAMES,
    sql`
    SELECT ${SELECTED}, ${texts.text('name')}, ${texts.text('description')},
      ${texts.language('description', 'description_lang')},
      ${localised('area_t', 'name', locale, 'country')}, ${localised('cover_t', 'alt', locale, 'cover_alt')}
    FROM (SELECT id FROM albums WHERE id IN ${listed(ids)}) page CROSS JOIN albums a
    ${texts.joined}
    ${joinFile('cover', 'a.cover_id')} ${joinLocales('media', 'cover_t', 'cover.id', locale)}
    LEFT JOIN areas area ON area.id = a.country_id ${joinLocales('areas', 'area_t', 'area.id', locale)}
    LEFT JOIN organisations organisation ON organisation.id = a.organisation_id
    ${joinFile('logo', 'organisation.logo_id')}
    WHERE a.id = page.id AND ${PUBLISHED}
    ORDER BY ${orderOf(filter)}`,
  );
}

/** The number of all that match (§7 number): the same on every page. */
export const countAlbums = (filter: AlbumFilter): Promise<number> =>
  briefly(`count ${JSON.stringify(filter)}`, async () => countRows(await listOf(filter)));

/** The same; where only reading all works would tell how many have a word of one or two letters, just that they are more. */
export async function countQuickly(filter: AlbumFilter): Promise<number> {
  const { isMany } = await findBy(filter);
  return isMany ? UNCOUNTED : countAlbums(filter);
}

/** The artwork with the label and seq of a QR code. */
export async function findAlbumId(label: string, seq: number): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(sql`
    SELECT a.id FROM albums a
    WHERE ${PUBLISHED} AND a.year_label_id = ${label} AND a.seq = ${seq}`);
  return found?.id;
}
