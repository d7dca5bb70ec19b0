'use client';

import { useRef } from 'react';
import { focusNext } from '@/lib/client/focusNext';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { fill } from '@/lib/i18n/fill';
import { Chunk } from './Chunk.client';
import { useGalleryContext } from './GalleryContext.client';
import { PrintedPart } from './PrintedPart.client';
import { useMetPages, wasFar } from './useMetPages';
import { WorksBefore } from './WorksBefore.client';

type Props = {
  /** Which list it is. */
  list: string;
  gallery: Gallery;
  /** It is what was asked for last: neither another list nor this one anew is on its way. */
  isCurrent: boolean;
  className?: string;
  onWant: (page: number) => void;
  renderWork: (album: Album, index: number) => React.ReactNode;
};

/** The list page by page, as it came. A page that was dropped keeps its place until it is wanted again. */
export function LoadedPages({ list, gallery, isCurrent, className, onWant, renderWork }: Props) {
  const { texts } = useGalleryContext();
  const { firstPage, pages, total } = gallery;
  const root = useRef<HTMLDivElement>(null);
  const { isHydrated, kept, from, to } = useMetPages(root, list, gallery, isCurrent);
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
        wasFar={() => kept !== null && wasFar(kept, number)}
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
      <PrintedPart root={root} total={total} />
    </>
  );
}
