import { useMemo } from 'react';
import useSWR from 'swr';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { SHELF_ENDPOINT } from '@/lib/state/shelf';
import { postJson } from './json';

/** By id; null: it isn't shown any more. No Map: SWR takes all maps for equal, and would never show another answer. */
type Works = readonly (readonly [string, Album | null])[];

/** Who looks at the page again sees what was withdrawn meanwhile, even a second after the last answer. */
const SOON = { dedupingInterval: 1000, focusThrottleInterval: 1000 };

async function fetchWorks([endpoint = '', list = '', locale]: readonly string[]): Promise<Works> {
  const ids = list.split(',');
  const response = await postJson(endpoint, { ids, locale });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
  const { items }: { items: Album[] } = await response.json();
  return ids.map((id) => [id, items.find((album) => album.id === id) ?? null]);
}

/**
 * The works by their ids; one that is missing isn't known yet. Another order asks for nothing, nor does an empty shelf, a look at
 * the page again does.
 */
export function useShelfWorks(ids: readonly string[], locale: Locale) {
  const list = [...ids].sort().join();
  const key = list && [SHELF_ENDPOINT, list, locale];
  const { data, error, mutate } = useSWR<Works, Error>(key, fetchWorks, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    ...SOON,
  });
  const works = useMemo(() => data && new Map(data), [data]);
  return { works, isFailed: error !== undefined, retry: () => mutate() };
}
