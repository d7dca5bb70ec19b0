import 'server-only';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import type { Page } from '@/lib/domain/page';

type Ask<T> = (start: number, count: number) => Promise<Page<T>>;
type Bounds = { from?: number; most?: number };

/** All that a list has, asked for page by page: at most `most`, whole pages of them, the first at `from`. */
export async function everyItem<T>(
  ask: Ask<T>,
  { from = 0, most = Infinity }: Bounds = {},
): Promise<Page<T>> {
  const items: T[] = [];
  let total = 0;
  for (let start = from; start + MOST_AT_ONCE <= from + most; start += MOST_AT_ONCE) {
    const page = await ask(start, MOST_AT_ONCE);
    items.push(...page.items);
    total = page.total;
    if (start + MOST_AT_ONCE >= total) break;
  }
  return { items, total };
}
