'use client';

import { LAST_VISIBLE } from '@/components/carousel/useSwiper';
import { Picture } from '@/components/ui/Picture.client';
import { isPlain } from '@/lib/client/browser';
import type { Film } from '@/lib/pages/film';
import styles from './FlowSlide.module.css';

/** By a still's height, which is 26vw at most (Flow.module.css). */
const SIZES = '(width < 40rem) 47vw, 320px';

type Props = {
  film: Film;
  index: number;
  offset: number;
  isChosen: boolean;
  /** Its position in the list, as text. */
  label: string;
  slide: string;
  onChoose: (film: Film) => void;
};

/** A film of the flow: a link to its address; with JavaScript it is chosen without loading a page. */
export function FlowSlide({ film, index, offset, isChosen, label, slide, onChoose }: Props) {
  const isActive = offset === 0;
  function click(event: React.MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(film);
  }
  return (
    <li
      data-index={index}
      data-far={Math.abs(offset) > LAST_VISIBLE || undefined}
      data-active={isActive || undefined}
      className={styles.root}
      style={{ '--offset': offset } as React.CSSProperties}
    >
      <div role="group" aria-roledescription={slide} aria-label={label}>
        <a
          href={film.href}
          draggable={false}
          tabIndex={isActive ? 0 : -1}
          aria-current={isChosen || undefined}
          className={styles.link}
          onClick={click}
        >
          {film.imgUrl ? (
            <Picture
              src={film.imgUrl}
              alt={film.name}
              width={film.width}
              height={film.height}
              sizes={SIZES}
              className={styles.still}
            />
          ) : (
            <span className={styles.still}>
              <bdi>{film.name}</bdi>
            </span>
          )}
        </a>
      </div>
    </li>
  );
}
