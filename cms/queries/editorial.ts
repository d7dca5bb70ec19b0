import type { Where } from 'payload';
import type { EditorialKind } from '@/lib/contract/editorial';
import { localApi } from './database';

type Page = { start: number; count: number };

const GLOBALS = { footer: 'Footer', pages: 'Page titles' } as const;

const isGlobal = (kind: EditorialKind): kind is keyof typeof GLOBALS =>
  Object.hasOwn(GLOBALS, kind);

/** A global, as a list of one. */
async function findOne(slug: keyof typeof GLOBALS) {
  const api = await localApi();
  const doc = await api.findGlobal({ slug, locale: 'all', fallbackLocale: false, depth: 1 });
  const docs: unknown[] = [{ ...doc, id: slug, title: { en: GLOBALS[slug] } }];
  return { docs, total: docs.length };
}

/** Published items in all languages, with their files; last changed first. */
export async function findEditorial(kind: EditorialKind, page: Page) {
  return isGlobal(kind) ? findOne(kind) : findMany(kind, page);
}

async function findMany(
  collection: Exclude<EditorialKind, keyof typeof GLOBALS>,
  { start, count }: Page,
) {
  const api = await localApi();
  // Menus have no drafts.
  const where: Where = collection === 'menus' ? {} : { _status: { equals: 'published' } };
  const found = await api.find({
    collection,
    where,
    locale: 'all',
    fallbackLocale: false,
    depth: 1,
    sort: ['-updatedAt', '-id'],
    limit: count,
    page: Math.floor(start / count) + 1,
  });
  return { docs: found.docs as unknown[], total: found.totalDocs };
}
