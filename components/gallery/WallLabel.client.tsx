'use client';

import { Flag } from '@/components/ui/Flag';
import type { Album } from '@/lib/domain/album';
import { useWords } from './GalleryContext.client';
import styles from './WallLabel.module.css';

/** §2: each item shows title, country, author and age with the suffix year old. */
export function WallLabel({ album }: { album: Album }) {
  const { title, country, age } = useWords()(album);
  return (
    <span className={styles.root}>
      {album.author && (
        <span className={styles.author}>
          <bdi>{album.author}</bdi>
        </span>
      )}
      <em className={styles.title}>
        <bdi>{title}</bdi>
      </em>
      {(country || age) && (
        <span className={styles.meta}>
          {album.countryFlag && <Flag src={album.countryFlag} />}
          {country && <bdi>{country}</bdi>}
          {country && age && <span aria-hidden="true">·</span>}
          {age && <bdi>{age}</bdi>}
        </span>
      )}
    </span>
  );
}
