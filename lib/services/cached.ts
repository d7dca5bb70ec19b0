import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { CallName } from '@/lib/contract/calls';
import { ServiceError } from '@/lib/errors';
import { asKept } from '@/server/requestScope.mjs';
import { hasNotes } from '@/server/settings.mjs';
import { FAULTS } from './call';
import { withLongLimit } from './transport';

/** A fallback where a CMS sends notes: a change is revalidated by its tags at once (docs/decisions/0037). */
const SAFETY_NET_SECONDS = 3600;
/** With other hosts, and for what depends on the clock. */
const BRIEF_SECONDS = 300;
/** A broadcast's page says whether it is on air. */
const BY_THE_CLOCK: readonly CallName[] = ['liveList'];

/** Of a page that lacks what could not be read, and of which nothing is kept. */
const LACKING_SECONDS = 10;

/** Kept values outlive a build: raise it when a domain type changes its shape. */
const SHAPE = '6';

const secondsOf = (name: CallName) =>
  hasNotes() && !BY_THE_CLOCK.includes(name) ? SAFETY_NET_SECONDS : BRIEF_SECONDS;

/**
 * Withdrawn content expires at once, changed content becomes stale. Next remembers only the last revalidation of a tag,
 * so that a change would revive what was withdrawn before it: withdrawals have tags of their own.
 */
export const withdrawnTag = (tag: string) => `withdrawn:${tag}`;

/**
 * When the service does not answer, or fails, the kept read is given though it is old (lib/cache/policyHandler.mjs). Where none is
 * kept, the failure stands, and the service is not asked again.
 */
async function orKept<T>(read: () => Promise<T>, keep: (read: () => Promise<T>) => Promise<T>) {
  let failure: ServiceError | undefined;
  const once = async () => {
    if (failure) throw failure;
    return read();
  };
  try {
    return await keep(once);
  } catch (error) {
    if (!(error instanceof ServiceError) || !FAULTS.includes(error.token)) throw error;
    failure = error;
    return asKept.run(true, () => keep(once));
  }
}

/**
 * Caches a read until one of its tags is revalidated. The key is the call and its arguments as JSON, without the
 * timestamp. Failures are not cached: the last good value is still served (architecture: rendering and caching). Within
 * one render, equal reads share one promise.
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
    const options = { revalidate: secondsOf(name), tags };
    const value = orKept(
      () => withLongLimit(() => read(...args)),
      (once) => unstable_cache(() => once(), [SHAPE, name, key], options)(),
    );
    reads.set(key, value);
    return value;
  };
}

/** Called where a page is made without something that could not be read: whoever comes after ten seconds has it made anew. */
export const madeAnewSoon = () =>
  unstable_cache(async () => true, [SHAPE, 'lacking'], { revalidate: LACKING_SECONDS })();
