'use client';

import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { Chunk } from './Chunk.client';
import { useGalleryContext } from './GalleryContext.client';
import { fill } from '@/lib/i18n/fill';

const chunksOf = (albums: readonly Album[]) =>
  Array.from({ length: Math.ceil(albums.length / ALBUM_PAGE_SIZE) }, (_, index) => ({
    start: index * ALBUM_PAGE_SIZE,
    albums: albums.slice(index * ALBUM_PAGE_SIZE, (index + 1) * ALBUM_PAGE_SIZE),
  }));

type Props = {
  gallery: Gallery;
  className?: string;
  renderWork: (album: Album, index: number) => React.ReactNode;
};

/** The loaded pages of the list. */
export function Pages({ gallery, className, renderWork }: Props) {
  const { texts } = useGalleryContext();
  return chunksOf(gallery.albums).map(({ start, albums }) => (
    <Chunk
      key={albums[0]?.id ?? start}
      label={fill(texts.worksFrom, { from: positionOf(gallery, start) })}
      className={className}
    >
      {albums.map((album, index) => renderWork(album, start + index))}
    </Chunk>
  ));
}
