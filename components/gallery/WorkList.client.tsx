'use client';

import { Moving } from '@/components/ui/Moving';
import { Picture } from '@/components/ui/Picture.client';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { GalleryWork } from './GalleryWork.client';
import { LoadedPages } from './LoadedPages.client';
import styles from './WorkList.module.css';

type Props = {
  list: string;
  gallery: Gallery;
  isCurrent: boolean;
  onWant: (page: number) => void;
};

/** The works as lines of a catalogue. */
export function WorkList({ list, gallery, isCurrent, onWant }: Props) {
  return (
    <div className={`wrap ${styles.root}`}>
      <LoadedPages
        list={list}
        gallery={gallery}
        isCurrent={isCurrent}
        onWant={onWant}
        renderWork={(album, index) => (
          <GalleryWork key={album.id} album={album} styles={styles}>
            <span className={styles.number}>{positionOf(gallery, index)}</span>
            <span className={styles.picture}>
              <Moving id={album.id}>
                <Picture
                  src={album.imgUrl}
                  alt=""
                  width={album.width}
                  height={album.height}
                  sizes="96px"
                  color={album.color}
                />
              </Moving>
            </span>
          </GalleryWork>
        )}
      />
    </div>
  );
}
