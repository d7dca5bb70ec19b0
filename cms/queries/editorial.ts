import type { EditorialKind } from '@/lib/contract/editorial';
import { countRows, foundIds, localApi } from './database';
import type { Page } from './page';
import { partsOfPage } from './partsOfPage';
import { raw, sql, type SQL } from './sql';

type Found = { kind: EditorialKind; doc: unknown };

const GLOBALS = { footer: 'Footer', pages: 'Page titles' } as const;

type Global = keyof typeof GLOBALS;
/** Their tables have the same names. */
type Collection = Exclude<EditorialKind, Global>;

const isGlobal = (kind: EditorialKind): kind is Global => Object.hasOwn(GLOBALS, kind);

/** Fields with other documents than files: those are checked themselves. An empty selection would be one of nothing. */
const OTHERS: Readonly<Record<Collection, Readonly<Record<string, false>>>> = {
  news: { labels: false },
  years: { label: false, summaryWorks: false },
  albums: { country: false, organisation: false, yearLabel: false, labels: false },
  videos: { labels: false },
  lives: { labels: false },
  menus: { parent: false },
};

/** All languages at once, with the files. */
const WHOLE = { locale: 'all', fallbackLocale: false, depth: 1 } as const;

async function readGlobal(slug: Global) {
  const api = await localApi();
  const doc = await api.findGlobal({ slug, ...WHOLE });
  return { ...doc, id: slug, title: { en: GLOBALS[slug] } };
}

/** The menu knows no drafts. */
const isPublished = (collection: Collection): SQL =>
  collection === 'menus' ? sql`TRUE` : sql`_status = 'published'`;

async function countOf(kind: EditorialKind): Promise<number> {
  if (isGlobal(kind)) return 1;
  return countRows(sql`${raw(kind)} WHERE ${isPublished(kind)}`);
}

/** The newest changes first: Payload would join all texts of all items for it. */
const idsOf = (collection: Collection, { start, count }: Page, condition = sql`TRUE`) =>
  foundIds(sql`
    SELECT id FROM ${raw(collection)} WHERE ${isPublished(collection)} AND ${condition}
    ORDER BY updated_at DESC, id DESC LIMIT ${count} OFFSET ${start}`);

/** In the order of the ids. */
async function readMany(collection: Collection, ids: readonly number[]): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const api = await localApi();
  const where = { id: { in: ids } };
  const paging = { limit: ids.length, pagination: false } as const;
  const select = OTHERS[collection];
  const { docs } = await api.find({ collection, where, select, ...paging, ...WHOLE });
  const placeOf = new Map(ids.map((known, at) => [known, at]));
  const place = (doc: { id: string | number }) => placeOf.get(Number(doc.id)) ?? 0;
  return docs.toSorted((a, b) => place(a) - place(b));
}

const read = async (kind: EditorialKind, page: Page): Promise<unknown[]> =>
  isGlobal(kind) ? [await readGlobal(kind)] : readMany(kind, await idsOf(kind, page));

/** A page of the published items of these kinds, in that order, of each the newest changes first; and how many there are. */
export async function findEditorial(kinds: readonly EditorialKind[], page: Page) {
  const totals = await Promise.all(kinds.map(async (kind) => [kind, await countOf(kind)] as const));
  const parts = partsOfPage(totals, page);
  const found = await Promise.all(
    parts.map(async ({ list: kind, ...part }): Promise<Found[]> => {
      const docs = await read(kind, part);
      return docs.map((doc) => ({ kind, doc }));
    }),
  );
  return { found: found.flat(), total: totals.reduce((sum, [, number]) => sum + number, 0) };
}

/** The published item with this id; of a kind that is one alone, that one. */
export async function findOneEditorial(kind: EditorialKind, id: number | null) {
  const idsIn = async (collection: Collection) =>
    id === null ? [] : idsOf(collection, { start: 0, count: 1 }, sql`id = ${id}`);
  const docs = isGlobal(kind) ? [await readGlobal(kind)] : await readMany(kind, await idsIn(kind));
  return { found: docs.map((doc): Found => ({ kind, doc })), total: docs.length };
}
