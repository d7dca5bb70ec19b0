import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { afterSeen } from '@/components/viewer/useSlideshow';
import type { Album } from '@/lib/domain/album';
import { LIST_OPTIONS } from '@/lib/client/listOptions';
import { ASK_AGAIN_MS } from '@/lib/constants';
import { retryDelay } from '@/lib/state/live';
import type { Source } from './source';

const FOCUS_MS = 5000;

type Found = {
  /** Null when it isn't shown any more, undefined until that is known. */
  work: Album | null | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** What came, and when. */
type Came = { works: Awaited<ReturnType<Source['read']>>; at: number };

/**
 * The work in a place of the slideshow. What didn't come is asked for again by itself, too, and so is what came long ago: when it is
 * due once more, or while it is shown. Of two works of a page only one `renews` it. (SWR's own interval begins anew with each page.)
 */
export function useWork(source: Source, place: number, { renews }: { renews: boolean }): Found {
  const { page, at } = source.find(place);
  // A link to another language keeps what SWR has: the texts that came are in one language.
  const { data, error, mutate } = useSWR<Came, Error>(
    [source.locale, page],
    async () => ({ works: await source.read(page), at: Date.now() }),
    {
      ...LIST_OPTIONS,
      // With 0, as lists have it, each focus would ask again also for what has come.
      focusThrottleInterval: FOCUS_MS,
      // SWR would ask again only where who asked is still at this page: a work may have been stepped to meanwhile.
      shouldRetryOnError: false,
    },
  );
  const cameAt = data?.at;
  const renew = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (!renews || cameAt === undefined) return;
    const timer = setTimeout(() => renew(), cameAt + ASK_AGAIN_MS - Date.now());
    return () => clearTimeout(timer);
  }, [renews, page, cameAt]);
  const hasFailed = error !== undefined;
  const tried = useRef({ page, times: 0 });
  useEffect(() => {
    if (!hasFailed || tried.current.page !== page) tried.current = { page, times: 0 };
    if (!hasFailed || !renews) return;
    return afterSeen(retryDelay(tried.current.times) / 1000, () => {
      tried.current.times += 1;
      renew();
    });
  }, [renews, page, hasFailed, error]);
  return {
    work: data && (data.works[at] ?? null),
    isFailed: !data && hasFailed,
    retry: () => void mutate(),
  };
}
