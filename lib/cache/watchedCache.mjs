import { LRUCache } from 'lru-cache';
import { oneForAll } from '../oneForAll.mjs';

/**
 * What each of them holds, may hold and has thrown away to make room, for server/metrics.mjs.
 * @type {Map<string, { bytes: () => number, maxBytes: number, evictions: number }>}
 */
export const watchedCaches = oneForAll('watchedCaches', () => new Map());

/**
 * A cache with a budget in bytes.
 * @param {string} name for the metrics
 * @param {import('lru-cache').LRUCache.Options<string, any, unknown> & { maxSize: number }} options
 */
export function watchedCache(name, options) {
  const cache = new LRUCache({
    ...options,
    dispose: (value, key, reason) => {
      if (reason === 'evict') watched.evictions += 1;
      options.dispose?.(value, key, reason);
    },
  });
  const watched = {
    bytes: () => cache.calculatedSize,
    maxBytes: options.maxSize,
    evictions: 0,
  };
  watchedCaches.set(name, watched);
  return cache;
}
