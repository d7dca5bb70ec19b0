import 'server-only';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import type { Page } from '@/lib/domain/page';

type FetchPage<T> = (start: number, count: number) => Promise<Page<T>>;
type Bounds = { from?: number; most?: number };

/** Loads a whole list page by page, from item `from`: whole pages, until the end, an empty one, or `most` items. */
export async function everyItem<T>(
  fetchPage: FetchPage<T>,
  { from = 0, most = Infinity }: Bounds = {},
): Promise<Page<T>> {
  const items: T[] = [];
  let total = 0;
  for (let start = from; start + MOST_AT_ONCE <= from + most; start += MOST_AT_ONCE) {
    const page = await fetchPage(start, MOST_AT_ONCE);
    items.push(...page.items);
    total = page.total;
    if (page.given === 0 || start + MOST_AT_ONCE >= total) break;
  }
  return { items, total };
}
