'use client';

import { useCallback, useRef } from 'react';
import buttons from '@/components/ui/buttons.module.css';
import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import { COVERFLOW_ALBUMS } from '@/lib/constants';
import { positionOf, type Gallery, type GalleryAction } from '@/lib/state/gallery';
import { useSurroundings } from './GalleryContext.client';
import { LAST_SEEN, Slide } from './Slide.client';
import { fill } from '@/lib/i18n/fill';
import { useArrowKeys } from './useArrowKeys';
import { useCoverflow } from './useCoverflow';
import { WallLabel } from './WallLabel.client';
import styles from './Coverflow.module.css';

/** §9. size: a picture's height is 0.45 of the stage's; zoom: the one in the centre 1.2 times that; border: its frame. */
const { size, zoom, border } = COVERFLOW_ALBUMS;
const SCALE = { '--size': size, '--zoom': zoom, '--frame-w': `${border}px` } as React.CSSProperties;

type Props = {
  gallery: Gallery;
  dispatch: (action: GalleryAction) => void;
  /** §4: a click on the work that is active already. True: taken care of, else the work's own page opens. */
  onOpen?: (index: number) => boolean;
};

export function Coverflow({ gallery, dispatch, onOpen }: Props) {
  const { albums, active, total } = gallery;
  const { texts } = useSurroundings();
  const isHydrated = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const activate = useCallback(
    (index: number) => dispatch({ type: 'activated', index }),
    [dispatch],
  );
  const move = useCallback((by: 1 | -1) => dispatch({ type: 'moved', by }), [dispatch]);
  useCoverflow(stage, albums.length, active, activate);
  useArrowKeys(move);

  const click = useCallback(
    (index: number, event: React.MouseEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain) return;
      if (index === active && !onOpen?.(index)) return;
      event.preventDefault();
      dispatch({ type: 'clicked', index });
    },
    [active, dispatch, onOpen],
  );

  const shown = albums[active];
  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={texts.region}
      className={styles.root}
      style={SCALE}
    >
      <div ref={stage} className={styles.stage} onDragStart={(event) => event.preventDefault()}>
        <ul role="list" aria-label={texts.region} className={`swiper-wrapper ${styles.list}`}>
          {albums.map((album, index) =>
            isHydrated && Math.abs(index - active) > LAST_SEEN + 1 ? null : (
              <Slide
                key={album.id}
                album={album}
                index={index}
                offset={index - active}
                position={positionOf(gallery, index)}
                total={total}
                onClick={click}
              />
            ),
          )}
        </ul>
      </div>
      <div className={styles.label} aria-live="polite" aria-atomic="true">
        {shown && <WallLabel album={shown} />}
        <span className="visuallyHidden">
          {fill(texts.position, { position: positionOf(gallery, active), total })}
        </span>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={buttons.iconButton}
          aria-label={texts.previous}
          disabled={active === 0}
          onClick={() => move(-1)}
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
          onClick={() => move(1)}
        >
          <Icon name="next" className="flipX" />
        </button>
      </div>
    </section>
  );
}
