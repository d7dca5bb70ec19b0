import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { replaceAddress } from '@/lib/client/addressSearch';
import { isPageAwaited } from '@/lib/client/frameLinks';
import { forgetHeights } from '@/lib/client/keptHeights';
import { listOf, useAlbums, type HeldPages } from '@/lib/client/useAlbums';
import { localePath } from '@/lib/i18n/localePath';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import {
  beginOfPage,
  beginPlace,
  galleryReducer,
  hasMore,
  isBeyondEnd,
  isNextPageDue,
  isPageBeforeDue,
  pageOfActive,
  toWorkList,
  type Gallery,
  type GalleryAction,
  type Place,
} from '@/lib/state/gallery';
import { galleryPath, type GalleryQuery } from '@/lib/state/galleryQuery';
import { useGalleryContext } from './GalleryContext.client';

/**
 * From the server: the first page of the requested query. `unnamed`: the labels that an address without any stands for, so that all pages
 * are of the exhibition of the first, though a new year opens meanwhile.
 */
export type Beginning = { query: GalleryQuery; list: Page<Album>; unnamed: readonly string[] };

/**
 * What is held of a list that is come back to begins where it was left. The carousel waits for the page that the address names; a wall
 * and a list are scrolled to their place at once.
 */
const isAtPage = ({ first }: HeldPages, { view, page }: GalleryQuery) =>
  view !== 'coverflow' || first === page;

/**
 * The pages of the list that is shown: the one before, until the first page of another has come. None at first for who comes
 * back to another query than the server's.
 */
function useShown(address: GalleryQuery, { query: begun, list, unnamed }: Beginning) {
  const named = (any: GalleryQuery): GalleryQuery =>
    any.labelIds.length > 0 ? any : { ...any, labelIds: [...unnamed] };
  const [query, first] = [named(address), named(begun)];
  const isBegun = listOf(query) === listOf(first) && query.page === first.page;
  const { locale } = useGalleryContext();
  const { data, turn, ...albums } = useAlbums(query, locale, isBegun ? list : undefined);
  const [shown, setShown] = useState<HeldPages>(() => ({
    list: listOf(query),
    first: query.page,
    turn: 0,
    pages: isBegun ? [list] : [],
  }));
  // Of the same list only what is still asked for: while it was on its way the viewer may have opened.
  const isWanted =
    data && (data.list === shown.list ? data.first === albums.first : isAtPage(data, query));
  const now = isWanted ? data : shown;
  if (now !== shown) setShown(now);
  const asked = listOf(query);
  return { ...albums, shown, now, asked, isShown: now.list === asked && now.turn === turn };
}

const toList = ({ pages, first }: HeldPages) => toWorkList(pages, first);

/** Where the work that was active is now; at the nearer end when it is no longer held. */
function placeAfter(before: HeldPages, now: HeldPages, active: number): number {
  const { albums } = toList(now);
  const id = toList(before).albums[active]?.id;
  const at = albums.findIndex((album) => album.id === id);
  if (at >= 0) return at;
  return now.first > before.first ? 0 : albums.length - 1;
}

/**
 * The carousel's address names the page at which the visitor is, to be passed on and to come back to. That of a page that is no more
 * becomes the first one's, in every view, as on the server. On the way to another page it stays: who pressed that link wants to leave.
 * `onAddressed`: a link, or going back, has brought the address of another page of the same carousel.
 */
function useAddressOf(
  query: GalleryQuery,
  { gallery, asked, isShown }: { gallery: Gallery; asked: string; isShown: boolean },
  onAddressed: (page: number) => void,
) {
  const { locale } = useGalleryContext();
  const { view } = query;
  const isBeyond = isBeyondEnd(gallery);
  const page = isBeyond ? 1 : pageOfActive(gallery);
  /** The pages that were written here, and have not come back with the address. */
  const told = useRef<number[]>([]);
  const before = useRef({ page: query.page, view, asked });
  const hear = useEffectEvent(() => {
    const last = before.current;
    before.current = { page: query.page, view, asked };
    // Another list begins anew, and another view stays at its work.
    const isOther = view !== last.view || asked !== last.asked;
    if (!isOther && query.page === last.page) return;
    const at = isOther ? -1 : told.current.indexOf(query.page);
    told.current = at < 0 ? [] : told.current.slice(at + 1);
    if (!isOther && at < 0 && view === 'coverflow') onAddressed(query.page);
  });
  useEffect(() => hear(), [query.page, view, asked]);
  const tell = useEffectEvent(() => {
    const isTold = isBeyond || (view === 'coverflow' && !gallery.isViewerOpen);
    if (!isShown || !isTold || page === query.page || isPageAwaited()) return;
    told.current.push(page);
    replaceAddress(localePath(locale, galleryPath({ ...query, page })));
  });
  useEffect(() => tell(), [page, view, isBeyond]);
}

/** §4 Gallery list: the loaded pages of the query, and the active work. */
export function useGallery(query: GalleryQuery, beginning: Beginning) {
  const { shown, now, asked, isShown, ...albums } = useShown(query, beginning);
  const { loadMore: askForMore, show: ask, refresh: askAnew, retry, ...others } = albums;
  const { first, hold, ...state } = others;
  const { status } = state;
  const list = useMemo(() => toList(now), [now]);
  const count = list.albums.length;
  const [place, dispatch] = useReducer(
    (before: Place, action: GalleryAction) => galleryReducer(before, action, count),
    count,
    beginPlace,
  );
  const hasBegun = now.list !== shown.list || now.turn !== shown.turn || shown.pages.length === 0;
  if (now !== shown && hasBegun) dispatch({ type: 'began', count });
  else if (now.first !== shown.first) {
    dispatch({ type: 'shifted', index: placeAfter(shown, now, place.active) });
  }

  const gallery = { ...list, ...place };
  const { isViewerOpen } = place;
  // The viewer counts from the first work that is shown: while it is open none is dropped, and none comes before it.
  if (isViewerOpen && isShown && first !== list.firstPage) hold(list.firstPage, list.page);
  useAddressOf(query, { gallery, asked, isShown }, (page) => {
    const index = beginOfPage(list, page);
    if (index >= 0 && !isViewerOpen) dispatch({ type: 'activated', index });
  });
  const canLoad = status === 'idle' && isShown;
  const canGoOn = canLoad && hasMore(list);
  const loadMore = useCallback(() => {
    if (canGoOn) askForMore(isViewerOpen ? Infinity : undefined);
  }, [canGoOn, isViewerOpen, askForMore]);
  const show = useCallback(
    (page: number) => {
      if (!isViewerOpen) ask(page);
    },
    [isViewerOpen, ask],
  );
  const before = list.firstPage - 1;
  const canGoBack = canLoad && before > 0;
  const loadBefore = useCallback(() => {
    if (canGoBack) show(before);
  }, [canGoBack, before, show]);

  /** §4: refresh replaces the list and resets the page to 1: with the cached first page at once, then with the new one. */
  function refresh() {
    dispatch({ type: 'began', count });
    forgetHeights();
    askAnew();
  }
  return {
    list: now.list,
    turn: now.turn,
    isCurrent: isShown,
    gallery,
    dispatch,
    ...state,
    isDue: isNextPageDue(gallery),
    isBeforeDue: isPageBeforeDue(gallery),
    loadMore,
    loadBefore,
    show,
    refresh,
    retry,
  };
}
