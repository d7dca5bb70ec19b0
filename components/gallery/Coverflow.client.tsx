'use client';

import { useCallback, useRef } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { WorkLabel } from '@/components/work/WorkLabel';
import { isPlain } from '@/lib/client/isPlain';
import { COVERFLOW_ALBUMS } from '@/lib/constants';
import { ratioOf } from '@/lib/domain/picture';
import { fill } from '@/lib/i18n/fill';
import { positionOf, type Gallery, type GalleryAction } from '@/lib/state/gallery';
import { Bar } from './Bar.client';
import { useSurroundings } from './GalleryContext.client';
import { LAST_SEEN } from './placeOf';
import { Slide } from './Slide.client';
import { useArrowKeys } from './useArrowKeys';
import { useCoverflow } from './useCoverflow';
import { useWheel } from './useWheel';
import styles from './Coverflow.module.css';

/** §9. size: a picture's height is 0.45 of the stage's; zoom: the one in the centre 1.2 times that; border: its frame. */
const { size, zoom, border } = COVERFLOW_ALBUMS;
const SCALE = { '--size': size, '--zoom': zoom, '--frame-w': `${border}px` } as React.CSSProperties;

type Props = {
  gallery: Gallery;
  dispatch: (action: GalleryAction) => void;
  /** In the place of the hint, where more works didn't come. */
  more: React.ReactNode;
};

export function Coverflow({ gallery, dispatch, more }: Props) {
  const { albums, active, total } = gallery;
  const { texts, words } = useSurroundings();
  const isHydrated = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const activate = useCallback(
    (index: number) => dispatch({ type: 'activated', index }),
    [dispatch],
  );
  const move = useCallback((by: 1 | -1) => dispatch({ type: 'moved', by }), [dispatch]);
  useCoverflow(stage, albums.length, active, activate);
  useArrowKeys(move);
  useWheel(stage, active, albums.length - 1, move);

  const click = useCallback(
    (index: number, event: React.MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      dispatch({ type: 'clicked', index });
    },
    [dispatch],
  );

  const shown = albums[active];
  const position = shown
    ? fill(texts.position, { position: positionOf(gallery, active), total })
    : '';
  const isNear = (index: number) => !isHydrated || Math.abs(index - active) <= LAST_SEEN + 1;
  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={texts.region}
      className={styles.root}
      style={SCALE}
    >
      <div ref={stage} className={styles.stage} onDragStart={(event) => event.preventDefault()}>
        <ul
          role="list"
          aria-label={texts.region}
          className={`swiper-wrapper ${styles.list}`}
          style={{ '--centre-ratio': shown && ratioOf(shown) } as React.CSSProperties}
        >
          {albums.map(
            (album, index) =>
              isNear(index) && (
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
      <div
        className={shown ? styles.label : 'visuallyHidden'}
        aria-live="polite"
        aria-atomic="true"
      >
        {shown && <WorkLabel work={shown} words={words} />}
        <span className="visuallyHidden">{position}</span>
      </div>
      <Bar at={active} count={albums.length} texts={texts} className={styles.bar} onMove={move}>
        <p className={styles.hint}>
          <span aria-hidden="true">{position}</span>
          {more || <span>{texts.hint}</span>}
        </p>
      </Bar>
    </section>
  );
}
