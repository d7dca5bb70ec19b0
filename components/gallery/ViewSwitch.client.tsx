'use client';

import { Icon } from '@/components/ui/Icon';
import { followHere } from '@/lib/client/browser';
import { localePath } from '@/lib/i18n/localePath';
import { galleryPath, VIEWS, type GalleryQuery } from '@/lib/state/galleryQuery';
import { useGalleryContext } from './GalleryContext.client';
import styles from './ViewSwitch.module.css';

type Props = { query: GalleryQuery; onChange: (address: string) => void };

/** The three views of the list: links that keep the loaded works. */
export function ViewSwitch({ query, onChange }: Props) {
  const { locale, texts } = useGalleryContext();
  return (
    <nav aria-label={texts.views.label} className={styles.root}>
      {VIEWS.map((view) => (
        <a
          key={view}
          href={localePath(locale, galleryPath({ ...query, view }))}
          aria-current={view === query.view ? 'page' : undefined}
          className={styles.view}
          onClick={(event) => followHere(event, onChange)}
        >
          <Icon name={view} />
          <span>{texts.views[view]}</span>
        </a>
      ))}
    </nav>
  );
}
