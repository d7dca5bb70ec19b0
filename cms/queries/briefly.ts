import { LRUCache } from 'lru-cache';

/** Shorter than the delay of a note (cms/sendNotes.ts), so that the website never caches an outdated answer. */
export const BRIEFLY_MS = 150;

const cache = new LRUCache<string, Promise<unknown>>({ max: 200, ttl: BRIEFLY_MS });

/**
 * Calls with the same key within 150 ms share one result. When many pages are rendered again, or everybody opens the
 * gallery at once, the database gets seven queries a second instead of seven hundred.
 */
export function briefly<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known as Promise<T>;
  const result = work();
  cache.set(key, result);
  result.catch(() => cache.delete(key));
  return result;
}
