import type { EditorialKind } from '@/lib/contract/editorial';
import { localApi, rows } from './database';
import { allOf, raw, sql } from './sql';

type Page = { start: number; count: number };

const GLOBALS = { footer: 'Footer', pages: 'Page titles' } as const;

/** Their tables have the same names. */
type Collection = Exclude<EditorialKind, keyof typeof GLOBALS>;

const isGlobal = (kind: EditorialKind): kind is keyof typeof GLOBALS =>
  Object.hasOwn(GLOBALS, kind);

/** A global, as a list of one. */
async function findOne(slug: keyof typeof GLOBALS, { count }: Page) {
  if (count === 0) return { docs: [], total: 1 };
  const api = await localApi();
  const doc = await api.findGlobal({ slug, locale: 'all', fallbackLocale: false, depth: 1 });
  const docs: unknown[] = [{ ...doc, id: slug, title: { en: GLOBALS[slug] } }];
  return { docs, total: docs.length };
}

/** Published items in all their languages at once, with their files: all of a kind, the newest changes first, or the one with this id. */
export async function findEditorial(kind: EditorialKind, page: Page, id: number | null) {
  return isGlobal(kind) ? findOne(kind, page) : findMany(kind, page, id);
}

/** The newest changes first, and how many there are: Payload would join all texts of all items for it. */
async function idsOf(collection: Collection, { start, count }: Page, id: number | null) {
  // The menu knows no drafts.
  const conditions = collection === 'menus' ? [] : [sql`_status = 'published'`];
  if (id !== null) conditions.push(sql`id = ${id}`);
  const from = sql`FROM ${raw(collection)} WHERE ${allOf(conditions)}`;
  const [found, [counted]] = await Promise.all([
    rows<{ id: number }>(sql`
      SELECT id ${from} ORDER BY updated_at DESC, id DESC LIMIT ${count} OFFSET ${start}`),
    rows<{ number: number }>(sql`SELECT CAST(count(*) AS INTEGER) AS number ${from}`),
  ]);
  return { ids: found.map((row) => row.id), total: counted?.number ?? 0 };
}

async function findMany(collection: Collection, page: Page, id: number | null) {
  const { ids, total } = await idsOf(collection, page, id);
  if (ids.length === 0) return { docs: [], total };
  const api = await localApi();
  const { docs } = await api.find({
    collection,
    where: { id: { in: ids } },
    locale: 'all',
    fallbackLocale: false,
    depth: 1,
    limit: ids.length,
    pagination: false,
  });
  const placeOf = new Map(ids.map((known, at) => [known, at]));
  const place = (doc: { id: string | number }) => placeOf.get(Number(doc.id)) ?? 0;
  return { docs: docs.toSorted((a, b) => place(a) - place(b)) as unknown[], total };
}
