import { LRUCache } from 'lru-cache';

/** Shorter than it takes the website to hear of a change (cms/notify.ts): it never keeps what is out of date. */
export const BRIEFLY_MS = 150;

const cache = new LRUCache<string, Promise<unknown>>({ max: 200, ttl: BRIEFLY_MS });

/**
 * Calls that come in a burst and ask for the same share one result. When a page of the site is made anew, or everybody
 * opens the gallery at once, the database is asked seven times a second and not seven hundred.
 */
export function briefly<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known as Promise<T>;
  const result = work();
  cache.set(key, result);
  result.catch(() => cache.delete(key));
  return result;
}
