'use client';

import { useEffect } from 'react';
import type { Gallery, GalleryAction } from '@/lib/state/gallery';
import type { View } from '@/lib/state/galleryQuery';
import { Coverflow } from './Coverflow.client';
import { MoreAtEnd } from './MoreAtEnd.client';
import { LazyViewer } from './LazyViewer.client';
import { Wall } from './Wall.client';
import { WorkList } from './WorkList.client';

type ListStatus = 'idle' | 'loading' | 'failed';

type Props = {
  view: View;
  /** Which list it is, and how often it has begun anew. */
  list: string;
  turn: number;
  /** Neither another list nor this one anew is on its way. */
  isCurrent: boolean;
  gallery: Gallery;
  status: ListStatus;
  dispatch: (action: GalleryAction) => void;
  /** §4: the second-to-last work is active, so the next page is due. */
  isDue: boolean;
  loadMore: () => void;
  /** The same for the page before those that are held. */
  isBeforeDue: boolean;
  loadBefore: () => void;
  /** A page that was dropped. */
  show: (page: number) => void;
  /** §8: in the place of what didn't come. */
  more: React.ReactNode;
};

/** The list in the view that the visitor has chosen. */
export function Works({ view, list, turn, gallery, status, dispatch, more, ...walk }: Props) {
  const { isCurrent, isDue, loadMore, isBeforeDue, loadBefore, show } = walk;
  const isCoverflow = view === 'coverflow';
  useEffect(() => {
    if (isCoverflow && isDue) loadMore();
  }, [isCoverflow, isDue, loadMore]);
  useEffect(() => {
    if (isCoverflow && isBeforeDue) loadBefore();
  }, [isCoverflow, isBeforeDue, loadBefore]);

  const parts = { gallery, dispatch };
  const key = `${list} ${turn}`;
  return (
    <>
      {isCoverflow && <Coverflow {...parts} more={more} />}
      {view === 'wall' && (
        <Wall
          key={key}
          {...{ list, gallery, isCurrent }}
          isLoading={status === 'loading'}
          onWant={show}
        />
      )}
      {view === 'list' && <WorkList key={key} {...{ list, gallery, isCurrent }} onWant={show} />}
      {!isCoverflow && <MoreAtEnd key={gallery.page} onReach={loadMore} />}
      {!isCoverflow && more && <p className="wrap">{more}</p>}
      <LazyViewer {...parts} view={view} onNeedMore={loadMore} />
    </>
  );
}
