import { LRUCache } from 'lru-cache';

/** Calls with the same key share one result for so many ms. A failure is not kept. */
export function sharing({ max, ms }: { max: number; ms: number }) {
  const cache = new LRUCache<string, Promise<unknown>>({ max });
  return <T>(key: string, work: () => Promise<T>, ttl = ms): Promise<T> => {
    const known = cache.get(key);
    if (known) return known as Promise<T>;
    const result = work();
    cache.set(key, result, { ttl });
    result.catch(() => cache.delete(key));
    return result;
  };
}
