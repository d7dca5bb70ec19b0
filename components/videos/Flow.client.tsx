'use client';

import { useCallback, useRef, useState } from 'react';
import { Bar } from '@/components/carousel/Bar.client';
import { useFocusInCentre } from '@/components/carousel/useFocusInCentre';
import { useSteps } from '@/components/carousel/useSteps';
import { LAST_VISIBLE, useSwiper } from '@/components/carousel/useSwiper';
import { useHydrated } from '@/components/ui/useHydrated';
import { COVERFLOW_VIDEOS } from '@/lib/constants';
import { fill } from '@/lib/i18n/fill';
import type { Film } from '@/lib/pages/film';
import { FlowSlide } from './FlowSlide.client';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './Flow.module.css';

/** §9. size: a still's height is 0.15 of the window's; zoom: the centre's is this times that; border: its frame. */
const { size, zoom, border } = COVERFLOW_VIDEOS;
const SCALE = { '--size': size, '--zoom': zoom, '--frame-w': `${border}px` } as React.CSSProperties;

type Props = {
  films: Film[];
  chosen: number;
  label: string;
  texts: VideosTexts['flow'];
  onChoose: (film: Film) => void;
};

/** The film in the centre: the chosen one, until the visitor moves the flow. */
function useCentre(chosen: number, count: number) {
  const [moved, setMoved] = useState({ from: chosen, to: chosen });
  // Another film was chosen, here or by the way back.
  if (moved.from !== chosen) setMoved({ from: chosen, to: chosen });
  const goTo = useCallback(
    (to: number) => setMoved({ from: chosen, to: Math.min(Math.max(to, 0), count - 1) }),
    [chosen, count],
  );
  return [moved.to, goTo] as const;
}

/** The image-flow: moving it only looks around, a click or Enter chooses. So a playing film is not interrupted. */
export function Flow({ films, chosen, label, texts, onChoose }: Props) {
  const isHydrated = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const [centre, goTo] = useCentre(chosen, films.length);
  const move = useCallback((by: 1 | -1) => goTo(centre + by), [centre, goTo]);
  useSwiper(stage, films, centre, goTo);
  useSteps(null, films, centre, move);
  const hasFocus = useFocusInCentre(stage, centre);
  const position = fill(texts.position, { position: centre + 1, total: films.length });

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={`needsScript noPrint ${styles.root}`}
      style={SCALE}
    >
      <div ref={stage} className={styles.stage} onDragStart={(event) => event.preventDefault()}>
        <ul role="list" aria-label={label} className={`swiper-wrapper ${styles.list}`}>
          {films.map((film, index) =>
            isHydrated && Math.abs(index - centre) > LAST_VISIBLE ? null : (
              <FlowSlide
                key={film.id}
                film={film}
                index={index}
                offset={index - centre}
                isChosen={index === chosen}
                label={fill(texts.position, { position: index + 1, total: films.length })}
                slide={texts.slide}
                onChoose={onChoose}
              />
            ),
          )}
        </ul>
      </div>
      <Bar at={centre} count={films.length} texts={texts} className={styles.bar} onMove={move}>
        <p className={styles.words}>
          <span aria-live={hasFocus ? 'off' : 'polite'} aria-atomic="true">
            <bdi className={styles.name}>{films[centre]?.name}</bdi>
            <span className={styles.position}>{position}</span>
          </span>
          <span className={styles.hint}>{texts.hint}</span>
        </p>
      </Bar>
    </section>
  );
}
