'use client';

import { followHere } from '@/lib/client/browser';
import { localePath } from '@/lib/i18n/localePath';
import { galleryPath, ORDERS, type GalleryQuery } from '@/lib/state/galleryQuery';
import { useGalleryContext } from './GalleryContext.client';
import styles from './Orders.module.css';

type Props = { query: GalleryQuery; onChange: (address: string) => void };

/** In which order the works of the wall come: links, which work without JavaScript as well. */
export function Orders({ query, onChange }: Props) {
  const { locale, texts } = useGalleryContext();
  const { latest, rainbow } = texts.filters;
  const names = { curated: texts.orders.curated, latest, rainbow };
  return (
    <nav aria-label={texts.orders.label} className={`noPrint ${styles.root}`}>
      {ORDERS.map((order) => (
        <a
          key={order}
          href={localePath(locale, galleryPath({ ...query, page: 1, order }))}
          rel={order === 'curated' ? undefined : 'nofollow'}
          aria-current={order === query.order || undefined}
          className={styles.order}
          onClick={(event) => followHere(event, onChange)}
        >
          {names[order]}
        </a>
      ))}
    </nav>
  );
}
