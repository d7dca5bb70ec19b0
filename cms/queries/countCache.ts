const KEPT_MS = 1000;
const KEPT_MAX = 200;

const kept = new Map<string, { number: Promise<number>; until: number }>();

/**
 * Counting 100,000 rows costs more than reading a page of them, and a page is asked for again and again with the
 * same filters: a count is kept for a second, and calls that wait for the same count share it.
 */
export function countCached(key: string, count: () => Promise<number>): Promise<number> {
  const now = performance.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.number;
  if (kept.size >= KEPT_MAX) kept.clear();
  const number = count();
  kept.set(key, { number, until: now + KEPT_MS });
  number.catch(() => kept.delete(key));
  return number;
}
