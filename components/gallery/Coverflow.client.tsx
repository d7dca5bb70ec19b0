'use client';

import { useCallback, useDeferredValue, useRef } from 'react';
import { Bar } from '@/components/carousel/Bar.client';
import { useFocusInCentre } from '@/components/carousel/useFocusInCentre';
import { usePressOnMove } from '@/components/carousel/usePressOnMove';
import { useSteps } from '@/components/carousel/useSteps';
import { LAST_VISIBLE, useSwiper } from '@/components/carousel/useSwiper';
import { useHydrated } from '@/components/ui/useHydrated';
import { WorkLabel } from '@/components/work/WorkLabel';
import { isPlain } from '@/lib/client/browser';
import { COVERFLOW_ALBUMS } from '@/lib/constants';
import { ratioOf } from '@/lib/domain/picture';
import { fill } from '@/lib/i18n/fill';
import { positionOf, type Gallery, type GalleryAction } from '@/lib/state/gallery';
import { useGalleryContext } from './GalleryContext.client';
import { Slide } from './Slide.client';
import styles from './Coverflow.module.css';

/** §9. size: a picture's height is 0.45 of the stage's; zoom: the centre's is 1.2 times that; border: its frame. */
const { size, zoom, border } = COVERFLOW_ALBUMS;
const SCALE = { '--size': size, '--zoom': zoom, '--frame-w': `${border}px` } as React.CSSProperties;

type Props = {
  gallery: Gallery;
  dispatch: (action: GalleryAction) => void;
  /** Replaces the hint when more works failed to load. */
  more: React.ReactNode;
};

export function Coverflow({ gallery, dispatch, more }: Props) {
  const { albums, active, total } = gallery;
  const { texts, words } = useGalleryContext();
  const isHydrated = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const activate = useCallback(
    (index: number) => dispatch({ type: 'activated', index }),
    [dispatch],
  );
  const move = useCallback((by: 1 | -1) => dispatch({ type: 'moved', by }), [dispatch]);
  useSwiper(stage, albums, active, activate);
  usePressOnMove(stage, activate);
  useSteps(stage, albums, active, move);
  const hasFocus = useFocusInCentre(stage, active);

  const click = useCallback(
    (index: number, event: React.MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      dispatch({ type: 'clicked', index });
    },
    [dispatch],
  );

  const centre = albums[active];
  // The works move first: the label, and the works that come into reach, follow when that has been painted.
  const before = useDeferredValue(centre);
  const deferred = albums.findIndex((album) => album === before);
  const labelled = deferred < 0 ? active : deferred;
  const ratios = centre && {
    '--before': ratioOf(albums[active - 1] ?? centre),
    '--ratio': ratioOf(centre),
    '--after': ratioOf(albums[active + 1] ?? centre),
  };
  const middle = Math.abs(labelled - active) > 1 ? active : labelled;
  const isNear = (index: number) => !isHydrated || Math.abs(index - middle) <= LAST_VISIBLE;
  const shown = albums[labelled];
  const position = shown
    ? fill(texts.position, { position: positionOf(gallery, labelled), total })
    : '';
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
          style={ratios as React.CSSProperties}
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
        aria-live={hasFocus ? 'off' : 'polite'}
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
