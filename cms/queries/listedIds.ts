import { rows } from './database';
import { raw, sql, type SQL } from './sql';

type Page = { start: number; count: number };

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

export type ListName = keyof typeof LISTS;

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** The ids of one page of a list, and how many there are on all pages. */
export async function findListed(name: ListName, { start, count }: Page) {
  const { id, from, order } = LISTS[name];
  const [found, [counted]] = await Promise.all([
    rows<{ id: number }>(sql`
      SELECT ${id} AS id FROM ${from} ORDER BY ${order} LIMIT ${count} OFFSET ${start}`),
    rows<{ number: number }>(sql`SELECT CAST(count(*) AS INTEGER) AS number FROM ${from}`),
  ]);
  return { ids: found.map((row) => row.id), total: counted?.number ?? 0 };
}
