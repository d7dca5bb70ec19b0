import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useAlbums } from '@/lib/client/useAlbums';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { galleryReducer, hasMore, isNextPageDue, startGallery } from '@/lib/state/gallery';
import { albumsDoor, isSearching, type GalleryQuery } from '@/lib/state/galleryQuery';

/** What the server has sent: the first page of the address that it was asked for. */
export type Beginning = { query: GalleryQuery; list: Page<Album> };

/** §4 Gallery list: the reducer's state, fed by the pages that arrive for the query. */
export function useGallery(query: GalleryQuery, beginning: Beginning) {
  const list = albumsDoor(query, query.page);
  const isBeginning = list === albumsDoor(beginning.query, beginning.query.page);
  const [gallery, dispatch] = useReducer(galleryReducer, beginning, (begun) =>
    startGallery(begun.list, begun.query.page),
  );
  const albums = useAlbums(query, isBeginning ? beginning.list : undefined);
  const { pages, status } = albums;

  // Which list the reducer has, and how many of its pages.
  const taken = useRef({ list: albumsDoor(beginning.query, beginning.query.page), count: 1 });
  const type = isSearching(query.search) ? 'searched' : 'refreshed';

  useEffect(() => {
    const first = pages?.[0];
    if (!pages || !first) return;
    const isSame = taken.current.list === list && pages.length >= taken.current.count;
    if (!isSame) {
      dispatch({ type, list: first });
      taken.current = { list, count: 1 };
    }
    for (const more of pages.slice(taken.current.count)) dispatch({ type: 'added', list: more });
    taken.current.count = pages.length;
  }, [pages, list, type]);

  const { loadMore: askForMore, refresh: askAnew, retry } = albums;
  const isCurrent = status === 'idle' && pages !== undefined;
  const canLoad = isCurrent && hasMore(gallery);
  const loadMore = useCallback(() => {
    if (canLoad) void askForMore();
  }, [canLoad, askForMore]);

  /** §4: refresh replaces the list and resets the page to 1. */
  function refresh() {
    taken.current = { list: '', count: 0 };
    void askAnew();
  }
  return { gallery, dispatch, status, isDue: isNextPageDue(gallery), loadMore, refresh, retry };
}
