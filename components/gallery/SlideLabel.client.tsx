'use client';

import { Flag } from '@/components/ui/Flag';
import type { Album } from '@/lib/domain/album';
import { labelOf } from '@/lib/domain/workWords';
import { useGalleryContext } from './GalleryContext.client';
import styles from './SlideLabel.module.css';

/** §2: title, country, author and age of a work beside the centre. What the alt text says is hidden from screen readers. */
export function SlideLabel({ album }: { album: Album }) {
  const { title, country, age } = labelOf(album, useGalleryContext().words);
  const isInAlt = album.alt === '' || undefined;
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        {album.author && (
          <b aria-hidden={isInAlt} className={styles.author}>
            <bdi>{album.author}</bdi>
          </b>
        )}
        <em aria-hidden={isInAlt} className={styles.title}>
          <bdi>{title}</bdi>
        </em>
        {country && (
          <span className={styles.country}>
            {album.countryFlag && <Flag src={album.countryFlag} />}
            <bdi>{country}</bdi>
          </span>
        )}
        {age && <bdi>{age}</bdi>}
      </p>
    </div>
  );
}
