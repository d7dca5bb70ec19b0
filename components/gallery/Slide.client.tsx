'use client';

import Link from 'next/link';
import { memo } from 'react';
import { LAST_VISIBLE } from '@/components/carousel/useSwiper';
import { useHydrated } from '@/components/ui/useHydrated';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { ratioOf } from '@/lib/domain/picture';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath } from '@/lib/routes';
import { useGalleryContext } from './GalleryContext.client';
import { SlideLabel } from './SlideLabel.client';
import styles from './Slide.module.css';

/** The same for phones. */
const LAST_VISIBLE_NARROW = 2;

/** By a work's height: 56 % of the width of a usual phone, at most 328 px elsewhere (Coverflow.module.css). */
function sizesOf(ratio: number) {
  const phone = Math.min(84, Math.ceil(56 * ratio));
  return `(width < 40rem) ${phone}vw, ${Math.min(576, Math.ceil(328 * ratio))}px`;
}

type Props = {
  album: Album;
  index: number;
  position: number;
  total: number;
  onClick: (index: number, event: React.MouseEvent) => void;
};

/** A link to the work's own page; with JavaScript it acts as a button. Renders again only when its active state changes. */
const Work = memo(function Work({
  album,
  index,
  isActive,
  onClick,
  ...place
}: Props & { isActive: boolean }) {
  const { locale, texts, words } = useGalleryContext();
  const isHydrated = useHydrated();
  return (
    <div role="group" aria-roledescription={texts.slide} aria-label={fill(texts.position, place)}>
      <Link
        href={localePath(locale, artworkPath(album.id))}
        prefetch={false}
        draggable={false}
        // Without a script all works hang in rows, and each is reached.
        tabIndex={isActive || !isHydrated ? 0 : -1}
        aria-current={isActive || undefined}
        className={styles.link}
        onClick={(event) => onClick(index, event)}
      >
        <WorkPicture
          work={album}
          words={words}
          sizes={sizesOf(ratioOf(album))}
          width="var(--width)"
          first={isActive && index < 2}
        />
      </Link>
      <SlideLabel album={album} />
    </div>
  );
});

/** A work of the carousel: a move changes its offset and nothing else. */
export function Slide({ offset, ...work }: Props & { offset: number }) {
  const isActive = offset === 0;
  return (
    <li
      data-index={work.index}
      data-far={Math.abs(offset) > LAST_VISIBLE || undefined}
      data-last={Math.abs(offset) === LAST_VISIBLE || undefined}
      data-far-narrow={Math.abs(offset) > LAST_VISIBLE_NARROW || undefined}
      data-active={isActive || undefined}
      className={styles.root}
      style={{ '--offset': offset, '--ratio': ratioOf(work.album) } as React.CSSProperties}
    >
      <Work {...work} isActive={isActive} />
    </li>
  );
}
