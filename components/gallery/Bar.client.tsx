'use client';

import buttons from '@/components/ui/buttons.module.css';
import { Icon } from '@/components/ui/Icon';
import { fill } from '@/lib/i18n/fill';
import { positionOf, type Gallery } from '@/lib/state/gallery';
import { useSurroundings } from './GalleryContext.client';
import styles from './Coverflow.module.css';

type Props = { gallery: Gallery; onMove: (by: 1 | -1) => void };

/** Buttons beside swipe and wheel, and "6 of 150". */
export function Bar({ gallery, onMove }: Props) {
  const { albums, active, total } = gallery;
  const { texts } = useSurroundings();
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={buttons.iconButton}
        aria-label={texts.previous}
        disabled={active === 0}
        onClick={() => onMove(-1)}
      >
        <Icon name="previous" className="flipX" />
      </button>
      <p className={styles.hint}>
        <span aria-hidden="true">
          {fill(texts.position, { position: positionOf(gallery, active), total })}
        </span>
        <span>{texts.hint}</span>
      </p>
      <button
        type="button"
        className={buttons.iconButton}
        aria-label={texts.next}
        disabled={active >= albums.length - 1}
        onClick={() => onMove(1)}
      >
        <Icon name="next" className="flipX" />
      </button>
    </div>
  );
}
