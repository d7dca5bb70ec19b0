import { fetchAlbums } from '@/lib/client/useAlbums';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { shuffled, type ClassChoice } from '@/lib/state/classroom';
import { albumsEndpoint, NO_SEARCH, type GalleryQuery } from '@/lib/state/galleryQuery';

/** Where a slideshow gets its works from, page by page. */
export type Source = {
  locale: Locale;
  total: number;
  /** Where the work is that comes in this place, counted from 0. */
  find: (place: number) => { page: string; at: number };
  read: (page: string) => Promise<readonly (Album | undefined)[]>;
};

/** The works of a label: never more than the pages that are due are asked for. */
export function classSource(
  { label, total, locale }: Pick<Source, 'locale' | 'total'> & { label: string },
  { order, seed }: Pick<ClassChoice, 'order' | 'seed'>,
): Source {
  const places = order === 'random' ? shuffled(total, seed) : null;
  const query: GalleryQuery = {
    labelIds: [label],
    view: 'wall',
    page: 1,
    search: NO_SEARCH,
    order: order === 'latest' ? 'latest' : 'curated',
  };
  return {
    locale,
    total,
    find(place) {
      const index = places?.[place] ?? place;
      const page = albumsEndpoint(query, Math.floor(index / ALBUM_PAGE_SIZE) + 1);
      return { page, at: index % ALBUM_PAGE_SIZE };
    },
    read: async (page) => (await fetchAlbums(page, locale)).items,
  };
}
