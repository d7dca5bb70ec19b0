import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { CallName } from '@/lib/contract/calls';
import { unhurried } from './transport';

/** The safety net: what an editor changes is announced by tag, at once. */
const REVALIDATE_SECONDS = 300;

/** Kept values outlive a build: raise it when a domain type changes its shape. */
const SHAPE = '4';

/**
 * What was withdrawn is gone at once; what was changed is stale. Of one tag Next remembers the last call alone, so that a
 * change would bring back what was withdrawn before it: each has a tag of its own.
 */
export const withdrawnTag = (tag: string) => `withdrawn:${tag}`;

/**
 * A read that is kept until one of its tags is revalidated. The key is the call and its arguments as JSON, without
 * the timestamp. A failure is never kept: the last good value goes on being served (architecture: rendering and caching).
 * Within one render, equal reads share one promise.
 */
export function cached<A extends readonly unknown[], T>(
  name: CallName,
  tagsOf: (args: NoInfer<A>) => string[],
  read: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  const thisRender = cache(() => new Map<string, Promise<T>>());
  return (...args) => {
    const key = JSON.stringify(args);
    const reads = thisRender();
    const known = reads.get(key);
    if (known) return known;
    const tags = tagsOf(args).flatMap((tag) => [tag, withdrawnTag(tag)]);
    const options = { revalidate: REVALIDATE_SECONDS, tags };
    const value = unstable_cache(
      () => unhurried(() => read(...args)),
      [SHAPE, name, key],
      options,
    )();
    reads.set(key, value);
    return value;
  };
}
