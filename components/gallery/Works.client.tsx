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
  gallery: Gallery;
  status: ListStatus;
  dispatch: (action: GalleryAction) => void;
  /** §4: the second-to-last work is active, so the next page is due. */
  isDue: boolean;
  loadMore: () => void;
  /** §8: replaces the works that failed to load. */
  more: React.ReactNode;
};

/** The list in the chosen view. */
export function Works({ view, gallery, status, dispatch, isDue, loadMore, more }: Props) {
  useEffect(() => {
    if (view === 'coverflow' && isDue) loadMore();
  }, [view, isDue, loadMore]);

  const parts = { gallery, dispatch };
  return (
    <>
      {view === 'coverflow' && <Coverflow {...parts} more={more} />}
      {view === 'wall' && <Wall gallery={gallery} isLoading={status === 'loading'} />}
      {view === 'list' && <WorkList gallery={gallery} />}
      {view !== 'coverflow' && <MoreAtEnd key={gallery.albums.length} onReach={loadMore} />}
      {view !== 'coverflow' && more && <p className="wrap">{more}</p>}
      <LazyViewer {...parts} onNeedMore={loadMore} />
    </>
  );
}
