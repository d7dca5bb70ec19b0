import { useCallback, useMemo, useReducer, useState } from 'react';
import { useAlbums } from '@/lib/client/useAlbums';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import {
  beginPlace,
  galleryReducer,
  hasMore,
  isNextPageDue,
  toWorkList,
  type GalleryAction,
  type Place,
} from '@/lib/state/gallery';
import { albumsEndpoint, type GalleryQuery } from '@/lib/state/galleryQuery';

/** From the server: the first page of the requested query. */
export type Beginning = { query: GalleryQuery; list: Page<Album> };

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((page, index) => page === others[index]);

/** The pages to show: the previous list's, until the first page of the new one is loaded. */
function useShown(query: GalleryQuery, beginning: Beginning) {
  const list = albumsEndpoint(query, query.page);
  const begun = albumsEndpoint(beginning.query, beginning.query.page);
  const albums = useAlbums(query, list === begun ? beginning.list : undefined);
  const [shown, setShown] = useState({
    list: begun,
    pages: [beginning.list],
    firstPage: beginning.query.page,
  });
  const { pages } = albums;
  const hasCome = pages?.[0] && !(list === shown.list && areSame(pages, shown.pages));
  const now = hasCome ? { list, pages, firstPage: query.page } : shown;
  if (hasCome) setShown(now);
  const isNew =
    now.list !== shown.list ||
    now.pages[0] !== shown.pages[0] ||
    now.pages.length < shown.pages.length;
  return { ...albums, shown: now, isNew, isShown: now.list === list };
}

/** §4 Gallery list: the loaded pages of the query, and the active work. */
export function useGallery(query: GalleryQuery, beginning: Beginning) {
  const { shown, isNew, isShown, ...albums } = useShown(query, beginning);
  const { loadMore: loadNextPage, refresh: reload, retry, isFetching, status } = albums;
  const list = useMemo(() => toWorkList(shown.pages, shown.firstPage), [shown]);
  const count = list.albums.length;
  const [place, dispatch] = useReducer(
    (before: Place, action: GalleryAction) => galleryReducer(before, action, count),
    count,
    beginPlace,
  );
  if (isNew) dispatch({ type: 'began', count });

  const gallery = { ...list, ...place };
  const canLoad = status === 'idle' && isShown && hasMore(list);
  const loadMore = useCallback(() => {
    if (canLoad) void loadNextPage();
  }, [canLoad, loadNextPage]);

  /** §4: refresh replaces the list and resets the page to 1: with the cached first page at once, then with the new one. */
  function refresh() {
    dispatch({ type: 'began', count: shown.pages[0]?.items.length ?? 0 });
    void reload();
  }
  return {
    gallery,
    dispatch,
    status,
    isFetching,
    isDue: isNextPageDue(gallery),
    loadMore,
    refresh,
    retry,
  };
}
