import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { once, type Page } from '@/lib/domain/page';

/** §4 Gallery list: the pages loaded so far. `total` counts all that match. */
export type WorkList = {
  albums: Album[];
  /** The last page loaded. */
  page: number;
  /** The first page loaded: 1, unless the address names another. */
  firstPage: number;
  total: number;
};

/** The active work, and whether the viewer is open. */
export type Place = { active: number; isViewerOpen: boolean };

export type Gallery = WorkList & Place;

export type GalleryAction =
  /** A refresh or search replaced the list; it now has `count` works. */
  | { type: 'began'; count: number }
  /** The carousel moved to this work, by drag, wheel, or a click on another work. */
  | { type: 'activated'; index: number }
  /** By arrow key or button. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'clicked'; index: number }
  | { type: 'viewerClosed'; index: number };

export const toWorkList = (pages: readonly Page<Album>[], firstPage: number): WorkList => ({
  albums: once(pages.flatMap(({ items }) => items)),
  page: firstPage + pages.length - 1,
  firstPage,
  total: pages.at(-1)?.total ?? 0,
});

/** With one result the first is active, otherwise the second. */
export const beginPlace = (count: number): Place => ({
  active: count > 1 ? 1 : 0,
  isViewerOpen: false,
});

/** `count`: how many works are in the list. */
export function galleryReducer(place: Place, action: GalleryAction, count: number): Place {
  const at = (index: number): Place => {
    const active = Math.max(0, Math.min(index, count - 1));
    return active === place.active ? place : { ...place, active };
  };
  switch (action.type) {
    case 'began':
      return beginPlace(action.count);
    case 'activated':
      return at(action.index);
    case 'moved':
      return place.isViewerOpen ? place : at(place.active + action.by);
    case 'clicked':
      // §4: the viewer opens only on a second click, on the work that is active already.
      return action.index === place.active ? { ...place, isViewerOpen: true } : at(action.index);
    case 'viewerClosed':
      return { ...at(action.index), isViewerOpen: false };
  }
}

export const hasMore = ({ page, total }: WorkList) => page * ALBUM_PAGE_SIZE < total;

/** §4: when the active item is the second-to-last or after it, the next page is due. */
export const isNextPageDue = (gallery: Gallery) =>
  hasMore(gallery) && gallery.active >= gallery.albums.length - 2;

/** A work's position in the whole list, counted from 1: "6 of 150". */
export const positionOf = ({ firstPage }: WorkList, index: number) =>
  (firstPage - 1) * ALBUM_PAGE_SIZE + index + 1;
