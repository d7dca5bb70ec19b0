'use client';

import { useCallback } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { DEFAULT_SITE_LOCALE } from '@/lib/i18n/locales';
import { albumsEndpoint, type GalleryQuery } from '@/lib/state/galleryQuery';
import { getJson } from './json';
import { LIST_OPTIONS } from './listOptions';

type AlbumPage = Page<Album>;

const endpointOf = (query: GalleryQuery) => (index: number, before: AlbumPage | null) => {
  const page = query.page + index;
  const isPastTheEnd = before !== null && (page - 1) * ALBUM_PAGE_SIZE >= before.total;
  return isPastTheEnd ? null : albumsEndpoint(query, page);
};

/** The language of an open page never changes: another language is another page load. */
const fetchPage = (address: string) => {
  const { lang } = document.documentElement;
  return getJson<AlbumPage>(
    !lang || lang === DEFAULT_SITE_LOCALE ? address : `${address}&locale=${lang}`,
  );
};

type Known = { data: AlbumPage | AlbumPage[] };

/** SWR's cache for a list whose first page the server has sent, alone and as the list's only page so far. */
export const knownList = (query: GalleryQuery, list: AlbumPage): Map<string, Known> =>
  new Map<string, Known>([
    [albumsEndpoint(query, query.page), { data: list }],
    [unstable_serialize(endpointOf(query)), { data: [list] }],
  ]);

/** The pages of a list so far (§4), from `/api/albums`. `initial` is the server's first page of the same query. */
export function useAlbums(query: GalleryQuery, initial?: AlbumPage) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<AlbumPage, Error>(
    endpointOf(query),
    fetchPage,
    { ...LIST_OPTIONS, persistSize: true, fallbackData: initial && [initial] },
  );
  const loaded = data?.length ?? 0;
  const isMissing = !data || loaded < size;
  const missing = error ? ('failed' as const) : ('loading' as const);
  return {
    pages: data,
    status: isMissing ? missing : ('idle' as const),
    isFetching: isValidating,
    /** Called twice before React renders again, it loads one page. */
    loadMore: useCallback(() => setSize(loaded + 1), [setSize, loaded]),
    /** Requests only the pages that failed. */
    retry: () => setSize(size),
    /** Requests the first page again and drops all later ones. */
    refresh: async () => {
      await setSize(1);
      await mutate();
    },
  };
}
