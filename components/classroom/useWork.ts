import useSWR from 'swr';
import type { Album } from '@/lib/domain/album';
import { LIST_OPTIONS } from '@/lib/client/listOptions';
import type { Source } from './source';

type Found = {
  /** Null when it isn't shown any more, undefined until that is known. */
  work: Album | null | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** The work in a place of the slideshow. What didn't come is asked for again by itself, too. */
export function useWork(source: Source, place: number): Found {
  const { page, at } = source.find(place);
  // A link to another language keeps what SWR has: the texts that came are in one language.
  const { data, error, mutate } = useSWR<Awaited<ReturnType<Source['read']>>, Error>(
    [source.locale, page],
    () => source.read(page),
    LIST_OPTIONS,
  );
  return {
    work: data && (data[at] ?? null),
    isFailed: !data && error !== undefined,
    retry: () => void mutate(),
  };
}
