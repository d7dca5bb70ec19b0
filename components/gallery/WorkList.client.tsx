'use client';

import Link from 'next/link';
import { Heart } from '@/components/shelf/Heart.client';
import { Moving } from '@/components/ui/Moving';
import { Picture } from '@/components/ui/Picture.client';
import { WorkLabel } from '@/components/work/WorkLabel';
import { namesOf } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath } from '@/lib/routes';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { useGalleryContext } from './GalleryContext.client';
import { Pages } from './Pages.client';
import styles from './WorkList.module.css';

type Props = { list: string; gallery: Gallery; onWant: (page: number) => void };

/** The works as lines of a catalogue. */
export function WorkList({ list, gallery, onWant }: Props) {
  const { locale, words, keepTexts } = useGalleryContext();
  return (
    <div className={`wrap ${styles.root}`}>
      <Pages
        list={list}
        gallery={gallery}
        onWant={onWant}
        renderWork={(album, index) => (
          <li key={album.id} className={styles.work}>
            <Link
              href={localePath(locale, artworkPath(album.id))}
              prefetch={false}
              className={styles.link}
            >
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
              <WorkLabel work={album} words={words} />
            </Link>
            <Heart id={album.id} title={namesOf(album, words).title} texts={keepTexts} />
          </li>
        )}
      />
    </div>
  );
}
