import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';

/** §4 Gallery list. `page` is the last page that is in the list, `total` counts all that match. */
export type Gallery = {
  albums: Album[];
  page: number;
  /** The page that the list begins with: 1, but for an address that names another. */
  firstPage: number;
  total: number;
  active: number;
  isViewerOpen: boolean;
};

export type GalleryAction =
  /** `page` is 1, but for an address that names another. */
  | { type: 'refreshed' | 'searched'; list: Page<Album>; page?: number }
  | { type: 'added'; list: Page<Album> }
  /** The carousel stands before this work: by a drag, the wheel, or a click on a work at the side. */
  | { type: 'activated'; index: number }
  /** By arrow key or button. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'clicked'; index: number }
  | { type: 'viewerClosed'; index: number };

/** With one result the first is active, otherwise the second. */
const firstActive = (albums: readonly Album[]) => (albums.length > 1 ? 1 : 0);

export function startGallery({ items, total }: Page<Album>, page = 1): Gallery {
  return {
    albums: items,
    page,
    firstPage: page,
    total,
    active: firstActive(items),
    isViewerOpen: false,
  };
}

/** Works may come again when an editor has hung new ones before them: each is shown once. */
function appended(albums: Album[], more: Album[]): Album[] {
  const known = new Set(albums.map(({ id }) => id));
  return [...albums, ...more.filter(({ id }) => !known.has(id))];
}

const within = (gallery: Gallery, index: number) =>
  Math.max(0, Math.min(index, gallery.albums.length - 1));

const activated = (gallery: Gallery, index: number): Gallery => {
  const active = within(gallery, index);
  return active === gallery.active ? gallery : { ...gallery, active };
};

/** §4: the viewer opens only on a second click, on the work that is active already. */
const clicked = (gallery: Gallery, index: number): Gallery =>
  index === gallery.active ? { ...gallery, isViewerOpen: true } : activated(gallery, index);

export function galleryReducer(gallery: Gallery, action: GalleryAction): Gallery {
  switch (action.type) {
    case 'refreshed':
    case 'searched':
      return startGallery(action.list, action.page);
    case 'added': {
      const { items, total } = action.list;
      return {
        ...gallery,
        albums: appended(gallery.albums, items),
        page: gallery.page + 1,
        total,
      };
    }
    case 'activated':
      return activated(gallery, action.index);
    case 'moved':
      return gallery.isViewerOpen ? gallery : activated(gallery, gallery.active + action.by);
    case 'clicked':
      return clicked(gallery, action.index);
    case 'viewerClosed':
      return { ...gallery, isViewerOpen: false, active: within(gallery, action.index) };
  }
}

export const hasMore = ({ page, total }: Gallery) => page * ALBUM_PAGE_SIZE < total;

/** §4: when the active item is the second-to-last (or has been carried past it), the next page is due. */
export const isNextPageDue = (gallery: Gallery) =>
  hasMore(gallery) && gallery.active >= gallery.albums.length - 2;

/** Where a work hangs in the whole list, counted from 1: "6 of 150". */
export const positionOf = ({ firstPage }: Gallery, index: number) =>
  (firstPage - 1) * ALBUM_PAGE_SIZE + index + 1;
