import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';

/** §4 Gallery list: the pages that are held. `total` counts all that match. */
type WorkList = {
  albums: Album[];
  /** The same, page by page. */
  pages: Album[][];
  /** The last page that is in the list. */
  page: number;
  /** The page that the list begins with: 1, but for an address that names another, or when those before were dropped. */
  firstPage: number;
  total: number;
  /** The service had nothing more for the last page, whatever it counts. */
  isOver: boolean;
};

/** The active work, and whether the viewer is open. */
export type Place = {
  active: number;
  isViewerOpen: boolean;
  /** Its script is still on its way. */
  isViewerAwaited?: boolean;
  /** It could not be loaded, nor can the work's own page be. */
  isViewerLost?: boolean;
};

export type Gallery = WorkList & Place;

export type GalleryAction =
  /** A refresh or search replaced the list; it now has `count` works. */
  | { type: 'began'; count: number }
  /** The carousel moved to this work, by drag, wheel, or a click on another work. */
  | { type: 'activated'; index: number }
  /** Works came, or went, before the active one, which has this place now. */
  | { type: 'shifted'; index: number }
  /** By arrow key or button. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'clicked'; index: number }
  | { type: 'viewerAwaited'; isAwaited: boolean }
  | { type: 'viewerClosed'; index: number; isLost?: boolean };

/** Items may come again when newer ones have pushed them on to the next page: each is shown once. */
export function toWorkList(pages: readonly Page<Album>[], firstPage: number): WorkList {
  const seen = new Set<string>();
  const shown = pages.map(({ items }) => items.filter(({ id }) => !seen.has(id) && seen.add(id)));
  return {
    albums: shown.flat(),
    pages: shown,
    page: firstPage + pages.length - 1,
    firstPage,
    total: pages.at(-1)?.total ?? 0,
    isOver: pages.at(-1)?.given === 0,
  };
}

/** With one result the first is active, otherwise the second. */
export const beginPlace = (count: number): Place => ({
  active: count > 1 ? 1 : 0,
  isViewerOpen: false,
});

/** The work at which the carousel stands when the address of this page is opened; -1: the page isn't held. */
export function beginOfPage({ albums, firstPage }: WorkList, page: number): number {
  const at = (page - firstPage) * ALBUM_PAGE_SIZE;
  const isHeld = at >= 0 && at < albums.length;
  return isHeld ? at + beginPlace(albums.length - at).active : -1;
}

/** `count`: how many works are in the list. */
export function galleryReducer(place: Place, action: GalleryAction, count: number): Place {
  const { isViewerOpen, isViewerAwaited, isViewerLost } = place;
  const at = (index: number): Place => {
    const active = Math.max(0, Math.min(index, count - 1));
    if (active === place.active) return place;
    // Who moves on doesn't wait for the viewer.
    return { active, isViewerOpen: isViewerOpen && !isViewerAwaited };
  };
  switch (action.type) {
    case 'began':
      return beginPlace(action.count);
    case 'activated':
      return at(action.index);
    case 'shifted':
      return { ...at(action.index), isViewerLost };
    case 'moved': {
      if (isViewerOpen && !isViewerAwaited) return place;
      const moved = at(place.active + action.by);
      // At the end of the list, too.
      return isViewerLost ? { ...moved, isViewerLost: false } : moved;
    }
    case 'clicked':
      // §4: the viewer opens only on a second click, on the work that is active already.
      return action.index === place.active ? { ...place, isViewerOpen: true } : at(action.index);
    case 'viewerAwaited':
      return { ...place, isViewerAwaited: action.isAwaited };
    case 'viewerClosed':
      return {
        active: at(action.index).active,
        isViewerOpen: false,
        isViewerLost: action.isLost,
      };
  }
}

export const hasMore = ({ page, total, isOver }: WorkList) =>
  !isOver && page * ALBUM_PAGE_SIZE < total;

/** The list begins after its last work: there are fewer than when the address was made. */
export const isBeyondEnd = ({ firstPage, total }: WorkList) =>
  total > 0 && (firstPage - 1) * ALBUM_PAGE_SIZE >= total;

/** §4: when the active item is the second-to-last or after it, the next page is due. */
export const isNextPageDue = (gallery: Gallery) =>
  hasMore(gallery) && gallery.active >= gallery.albums.length - 2;

/** So many works at the side of the active one can be seen. */
const AT_THE_SIDE = 5;

/** The same at the other end, for who came in by a later page or has come back. */
export const isPageBeforeDue = (gallery: Gallery) =>
  gallery.firstPage > 1 && gallery.active < AT_THE_SIDE && !isBeyondEnd(gallery);

/** The page of the list on which the active work hangs. */
export const pageOfActive = (gallery: Gallery) =>
  Math.max(1, Math.ceil(positionOf(gallery, gallery.active) / ALBUM_PAGE_SIZE));

/** Where a work hangs in the whole list, counted from 1: "6 of 150". */
export const positionOf = ({ firstPage }: WorkList, index: number) =>
  (firstPage - 1) * ALBUM_PAGE_SIZE + index + 1;
