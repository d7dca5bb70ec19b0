import type { EditorialKind } from '@/lib/contract/editorial';

type Page = { start: number; count: number };
type Share = Page & { kind: EditorialKind };

/** The items of each kind that are on a page of all of them, which stand in the order of their kinds. */
export function sharesOf(
  totals: readonly (readonly [EditorialKind, number])[],
  page: Page,
): Share[] {
  let before = 0;
  return totals.flatMap(([kind, total]) => {
    const start = Math.max(0, page.start - before);
    const end = Math.min(total, page.start + page.count - before);
    before += total;
    return end > start ? [{ kind, start, count: end - start }] : [];
  });
}
