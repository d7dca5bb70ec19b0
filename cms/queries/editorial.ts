import type { EditorialKind } from '@/lib/contract/editorial';
import { localApi } from './database';

type Page = { start: number; count: number };

/** Published items in all their languages at once, with their files. The newest changes come first. */
export async function findEditorial(collection: EditorialKind, { start, count }: Page) {
  const api = await localApi();
  const where = { _status: { equals: 'published' } } as const;
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
