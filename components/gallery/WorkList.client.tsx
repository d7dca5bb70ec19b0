'use client';

import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { useWords } from './GalleryContext.client';
import { Pages } from './Pages.client';
import { WallLabel } from './WallLabel.client';
import styles from './WorkList.module.css';

/** The works as lines of a catalogue. */
export function WorkList({ gallery }: { gallery: Gallery }) {
  const words = useWords();
  return (
    <div className={`wrap ${styles.root}`}>
      <Pages
        gallery={gallery}
        renderWork={(album, index) => (
          <li key={album.id} className={styles.work}>
            <Link href={words(album).href} prefetch={false} className={styles.link}>
              <span className={styles.number}>{positionOf(gallery, index)}</span>
              <span className={styles.picture}>
                <Picture
                  src={album.imgUrl}
                  alt=""
                  width={album.width}
                  height={album.height}
                  sizes="96px"
                  color={album.color}
                />
              </span>
              <WallLabel album={album} />
            </Link>
          </li>
        )}
      />
    </div>
  );
}
