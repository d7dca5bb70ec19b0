import { setTimeout as wait } from 'node:timers/promises';
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

/**
 * All who call while the work is done, or rests after it, share the next time it is done: nobody gets what was found before they called.
 * It rests for so many ms, and at least as long as it took: so it takes half of the time at most, however many call.
 */
export function gathering<T>(work: () => Promise<T>, restMs: number): () => Promise<T> {
  let rested: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  let begunAt = 0;
  function begin() {
    next = undefined;
    begunAt = performance.now();
    return work();
  }
  const rest = () => wait(Math.max(restMs, performance.now() - begunAt));
  return () => {
    if (next) return next;
    const result = rested.then(begin);
    next = result;
    rested = result.catch(() => undefined).then(rest);
    return result;
  };
}
