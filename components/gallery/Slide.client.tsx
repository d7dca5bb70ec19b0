'use client';

import Link from 'next/link';
import { memo } from 'react';
import type { Album } from '@/lib/domain/album';
import { useSurroundings, useWords } from './GalleryContext.client';
import { Painting, ratioOf } from './Painting.client';
import { placeStyle } from './placeOf';
import { fill } from '@/lib/i18n/fill';
import { WallLabel } from './WallLabel.client';
import styles from './Slide.module.css';

/** Past this many places from the centre a work is out of sight, and its picture isn't fetched. */
export const LAST_SEEN = 5;

const SIZES = '(width < 40rem) 84vw, 480px';
const WIDTH =
  'calc(min(var(--ratio) * var(--picture-height), var(--picture-max)) + 2 * (var(--frame-w) + var(--mount-w)))';

type Props = {
  album: Album;
  index: number;
  offset: number;
  position: number;
  total: number;
  onClick: (index: number, event: React.MouseEvent) => void;
};

/** One work of the carousel: a link to its own page, a button to those who have the script. */
export const Slide = memo(function Slide({ album, index, offset, onClick, ...place }: Props) {
  const { texts } = useSurroundings();
  const isActive = offset === 0;
  return (
    <li
      data-index={index}
      data-far={Math.abs(offset) > LAST_SEEN || undefined}
      data-active={isActive || undefined}
      className={styles.root}
      style={{ ...placeStyle(offset), '--ratio': ratioOf(album) } as React.CSSProperties}
    >
      <div
        role="group"
        aria-roledescription={texts.slide}
        aria-label={fill(texts.position, place)}
        className={styles.work}
      >
        <Link
          href={useWords()(album).href}
          prefetch={false}
          draggable={false}
          tabIndex={isActive ? 0 : -1}
          aria-current={isActive || undefined}
          className={styles.link}
          onClick={(event) => onClick(index, event)}
        >
          <Painting album={album} sizes={SIZES} width={WIDTH} first={isActive && index < 2} />
        </Link>
        <div className={styles.label}>
          <WallLabel album={album} />
        </div>
      </div>
    </li>
  );
});
