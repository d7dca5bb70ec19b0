import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { DEFAULT_SITE_LOCALE, type Locale } from '@/lib/i18n/locales';
import { albumsEndpoint, type GalleryQuery } from '@/lib/state/galleryQuery';
import {
  afresh,
  begin,
  follow,
  hold,
  MOST_HELD,
  reach,
  type Held,
} from '@/lib/state/galleryWindow';
import { getJson } from './json';
import { LIST_OPTIONS } from './listOptions';

type AlbumPage = Page<Album>;

/** The pages of a list that have come, from the page `first` on. */
export type HeldPages = { list: string; first: number; turn: number; pages: AlbumPage[] };

/** Which list a query asks for, whatever its page. */
export const listOf = (query: GalleryQuery) => albumsEndpoint(query, 1);

/** A page of a list by its endpoint. The document's own language may be that of a browser's translator. */
export const fetchAlbums = (address: string, locale: Locale) =>
  getJson<AlbumPage>(locale === DEFAULT_SITE_LOCALE ? address : `${address}&locale=${locale}`);

/** Known beyond what is held, for who goes back: those that were wanted longest ago go first. */
const MOST_BEYOND = 5;

/** A page that has come or is on its way is not asked for again, one that has failed is. At most so many stay known. */
function take(
  known: Map<string, Promise<AlbumPage>>,
  address: string,
  locale: Locale,
  most: number,
): Promise<AlbumPage> {
  const page = known.get(address) ?? fetchAlbums(address, locale);
  known.delete(address);
  known.set(address, page);
  page.catch(() => known.get(address) === page && known.delete(address));
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return page;
}

const isWhole = (data: HeldPages | undefined, { list, first, last, turn }: Held) =>
  data?.list === list &&
  data.first === first &&
  data.turn === turn &&
  data.pages.length === last - first + 1;

/** Of the pages that are to be held, the first that hasn't come: where the first has, it is one after the last that has. */
const firstMissing = (data: HeldPages | undefined, { list, first, turn }: Held) => {
  if (data?.list !== list || data.turn !== turn || first < data.first) return first;
  return Math.max(first, data.first + data.pages.length);
};

/** Those pages of a list (§4) that the visitor is at, from `/api/albums`. `initial` is the server's page of this query. */
export function useAlbums(query: GalleryQuery, locale: Locale, initial?: AlbumPage) {
  const list = listOf(query);
  const [asked, setHeld] = useState(() => begin(list, query.page));
  const held = follow(asked, list, query.page);
  if (held !== asked) setHeld(held);
  const [known] = useState(
    () => new Map(initial ? [[albumsEndpoint(query, query.page), Promise.resolve(initial)]] : []),
  );
  const [sent] = useState(() => initial && { list, first: query.page, turn: 0, pages: [initial] });

  const gather = async (): Promise<HeldPages> => {
    const { first, last, turn } = held;
    const length = last - first + 1;
    // The viewer holds more than lists do: each page that is held must be known, or all would be asked for anew.
    const most = Math.max(MOST_HELD, length) + MOST_BEYOND;
    const pages = Array.from({ length }, (_, index) =>
      take(known, albumsEndpoint(query, first + index), locale, most),
    );
    return { list, first, turn, pages: await Promise.all(pages) };
  };
  const { data, error, mutate, isValidating } = useSWR<HeldPages, Error>(list, gather, {
    ...LIST_OPTIONS,
    // By the content SWR would write each work down once more.
    compare: Object.is,
    fallbackData: sent?.list === list ? sent : undefined,
  });
  const isMissing = !isWhole(data, held);
  // Another list is asked for by its key; what was wanted while it was on its way, when it has come.
  const ask = useEffectEvent(() => void (data?.list === list && isMissing && mutate()));
  const { first, last, turn } = held;
  useEffect(() => ask(), [list, first, last, turn, data]);

  const missing = error ? ('failed' as const) : ('loading' as const);
  return {
    /** What has come of this list last. */
    data,
    /** How often the list that is asked for has begun anew: what has come may be of the turn before. */
    turn,
    /** The page with which what is asked for begins. */
    first,
    status: isMissing ? missing : ('idle' as const),
    missingPage: firstMissing(data, held),
    isFetching: isValidating,
    /** Asked twice before React has drawn again, it asks once. */
    loadMore: useCallback(
      (most?: number) => setHeld((now) => (now.last > last ? now : reach(now, last + 1, most))),
      [last],
    ),
    /** A page beside those that are held, or one that was dropped. */
    show: useCallback((page: number) => setHeld((now) => reach(now, page)), []),
    /** The list begins with this page, and no other is dropped or put before it. */
    hold: (page: number, lastShown: number) => setHeld((now) => hold(now, page, lastShown)),
    /** Only what has failed is asked for again. */
    retry: () => mutate(),
    refresh: () => {
      known.clear();
      setHeld(afresh);
    },
  };
}
