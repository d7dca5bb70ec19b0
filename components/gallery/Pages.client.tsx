'use client';

import { useState } from 'react';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { fill } from '@/lib/i18n/fill';
import { Chunk } from './Chunk.client';
import { useSurroundings } from './GalleryContext.client';

type Props = {
  gallery: Gallery;
  className?: string;
  onWant: (page: number) => void;
  renderWork: (album: Album, index: number) => React.ReactNode;
};

type Met = { from: number; to: number };

/** All pages that have been here, without a gap. */
function withHeld({ from, to }: Met, { firstPage, page }: Gallery): Met {
  if (firstPage > to + 1 || page < from - 1) return { from: firstPage, to: page };
  if (firstPage >= from && page <= to) return { from, to };
  return { from: Math.min(from, firstPage), to: Math.max(to, page) };
}

/** The list page by page, as it came. A page that was dropped keeps its place until it is wanted again. */
export function Pages({ gallery, className, onWant, renderWork }: Props) {
  const { texts } = useSurroundings();
  const { firstPage, page, pages } = gallery;
  const [before, setMet] = useState<Met>({ from: firstPage, to: page });
  const met = withHeld(before, gallery);
  if (met.from !== before.from || met.to !== before.to) setMet(met);

  return Array.from({ length: met.to - met.from + 1 }, (_, at) => {
    const number = met.from + at;
    const start = (number - firstPage) * ALBUM_PAGE_SIZE;
    return (
      <Chunk
        key={number}
        page={number}
        label={fill(texts.worksFrom, { from: positionOf(gallery, start) })}
        className={className}
        onWant={onWant}
      >
        {pages[number - firstPage]?.map((album, index) => renderWork(album, start + index))}
      </Chunk>
    );
  });
}
