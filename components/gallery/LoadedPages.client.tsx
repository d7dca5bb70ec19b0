'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { focusNext } from '@/lib/client/focusNext';
import { keepHeights, readHeights } from '@/lib/client/keptHeights';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { fill } from '@/lib/i18n/fill';
import { Chunk } from './Chunk.client';
import { useGalleryContext } from './GalleryContext.client';
import { WorksBefore } from './WorksBefore.client';

type Props = {
  /** Which list it is. */
  list: string;
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
export function LoadedPages({ list, gallery, className, onWant, renderWork }: Props) {
  const { texts } = useGalleryContext();
  const { firstPage, page, pages } = gallery;
  const isHydrated = useHydrated();
  const [kept] = useState(() => (isHydrated ? readHeights(list) : null));
  const [before, setMet] = useState<Met>(() =>
    kept
      ? { from: kept.from, to: kept.from + kept.heights.length - 1 }
      : { from: firstPage, to: page },
  );
  const met = withHeld(before, gallery);
  const { from, to } = met;
  if (from !== before.from || to !== before.to) setMet(met);

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chunks = [...(root.current?.children ?? [])];
    if (to >= from) keepHeights(list, { from, heights: chunks.map((chunk) => chunk.clientHeight) });
  }, [list, from, to]);

  const chunks = Array.from({ length: to - from + 1 }, (_, at) => {
    const number = from + at;
    const start = (number - firstPage) * ALBUM_PAGE_SIZE;
    return (
      <Chunk
        key={number}
        page={number}
        label={fill(texts.worksFrom, { from: positionOf(gallery, start) })}
        className={className}
        height={kept?.heights[number - kept.from]}
        onWant={onWant}
      >
        {pages[number - firstPage]?.map((album, index) => renderWork(album, start + index))}
      </Chunk>
    );
  });
  return (
    <>
      {isHydrated && from > 1 && (
        <WorksBefore
          onRequest={() => onWant(from - 1)}
          onGone={() => focusNext(() => root.current?.querySelector('a'))}
        />
      )}
      <div ref={root}>{chunks}</div>
    </>
  );
}
