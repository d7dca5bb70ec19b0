'use client';

import { Skeleton } from '@/components/ui/Skeleton';
import { lineWidth } from '@/components/work/widths';
import { WorkPicture } from '@/components/work/WorkPicture';
import { scaledSizes } from '@/lib/pictureWidths.mjs';
import type { Gallery } from '@/lib/state/gallery';
import { GalleryWork } from './GalleryWork.client';
import { LoadedPages } from './LoadedPages.client';
import styles from './Wall.module.css';

/** Two columns below 46rem of wall, which are 50.5rem of window (Wall.module.css). */
const SIZES = '(width < 50.5rem) 45vw, (width < 64rem) 23vw, 300px';
const FIRST_ROW = 2;
/** The columns of the widest wall; narrower ones have fewer. */
const ROW = 5;

type Props = {
  list: string;
  gallery: Gallery;
  isCurrent: boolean;
  isLoading: boolean;
  onWant: (page: number) => void;
};

/** All works side by side, hung on one line a row. */
export function Wall({ list, gallery, isCurrent, isLoading, onWant }: Props) {
  return (
    <div className={`wrap ${styles.root}`}>
      <LoadedPages
        list={list}
        gallery={gallery}
        isCurrent={isCurrent}
        onWant={onWant}
        className={styles.list}
        renderWork={(album, index) => (
          <GalleryWork key={album.id} album={album} styles={styles}>
            <span className={styles.picture}>
              <WorkPicture
                work={album}
                sizes={scaledSizes(SIZES, lineWidth(album))}
                width={lineWidth(album)}
                first={index < FIRST_ROW}
                moves={album.id}
              />
            </span>
          </GalleryWork>
        )}
      />
      {isLoading && (
        <div data-awaited className={styles.awaited}>
          {Array.from({ length: ROW }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      )}
    </div>
  );
}
