import type { Page } from './page';

/** What a page of several lists, one after the other, has of each list. `totals`: how long each is. */
export function partsOfPage<List>(
  totals: readonly (readonly [List, number])[],
  page: Page,
): (Page & { list: List })[] {
  let before = 0;
  return totals.flatMap(([list, total]) => {
    const start = Math.max(0, page.start - before);
    const end = Math.min(total, page.start + page.count - before);
    before += total;
    return end > start ? [{ list, start, count: end - start }] : [];
  });
}
