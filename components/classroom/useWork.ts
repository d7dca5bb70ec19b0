import useSWR from 'swr';
import type { Album } from '@/lib/domain/album';
import { LIST_OPTIONS } from '@/lib/client/listOptions';
import type { Source } from './source';

/** The work in a place of the slideshow: null when it isn't shown any more, undefined until that is known. */
export function useWork(source: Source, place: number): Album | null | undefined {
  const { page, at } = source.find(place);
  const { data } = useSWR(page, source.read, LIST_OPTIONS);
  return data && (data[at] ?? null);
}
