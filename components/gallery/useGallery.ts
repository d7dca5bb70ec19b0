import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
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
  const taken = useRef({
    list: albumsDoor(beginning.query, beginning.query.page),
    first: beginning.list,
    count: 1,
  });
  const type = isSearching(query.search) ? 'searched' : 'refreshed';
  const startPage = query.page;

  // Before anything is drawn: else the total of the list before would be told as what was found.
  useLayoutEffect(() => {
    const first = pages?.[0];
    if (!pages || !first) return;
    const { current: had } = taken;
    const isSame = had.list === list && had.first === first && pages.length >= had.count;
    const known = isSame ? had.count : 1;
    if (!isSame) dispatch({ type, list: first, page: startPage });
    for (const more of pages.slice(known)) dispatch({ type: 'added', list: more });
    taken.current = { list, first, count: pages.length };
  }, [pages, list, type, startPage]);

  const { loadMore: askForMore, refresh: askAnew, retry, isAsking } = albums;
  const { page, firstPage } = gallery;
  // What has come is in the reducer: until then nobody can say whether more is due.
  const isSettled = status === 'idle' && pages?.length === page - firstPage + 1;
  const canLoad = isSettled && hasMore(gallery);
  const loadMore = useCallback(() => {
    if (canLoad && taken.current.list === list) void askForMore();
  }, [canLoad, list, askForMore]);

  /** §4: refresh replaces the list and resets the page to 1: at once with what is known, then with what has changed. */
  function refresh() {
    const first = pages?.[0];
    if (first) {
      dispatch({ type: 'refreshed', list: first, page: startPage });
      taken.current = { list, first, count: 1 };
    }
    void askAnew();
  }
  const isDue = isNextPageDue(gallery);
  return { gallery, dispatch, status, isAsking, isDue, loadMore, refresh, retry };
}
