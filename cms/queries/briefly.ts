/** Shorter than it takes the website to hear of a change (cms/notify.ts): it never keeps what is out of date. */
export const BRIEFLY_MS = 150;

const KEPT_MAX = 200;

const kept = new Map<string, { result: Promise<unknown>; until: number }>();

/**
 * Calls that come in a burst and ask for the same share one result. When a page of the site is made anew, or everybody
 * opens the gallery at once, the database is asked seven times a second and not seven hundred.
 */
export function briefly<T>(key: string, work: () => Promise<T>): Promise<T> {
  const now = performance.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.result as Promise<T>;
  if (kept.size >= KEPT_MAX) kept.clear();
  const result = work();
  kept.set(key, { result, until: now + BRIEFLY_MS });
  result.catch(() => kept.delete(key));
  return result;
}
