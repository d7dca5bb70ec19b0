'use client';

import Link from 'next/link';
import { Heart } from '@/components/shelf/Heart.client';
import { WorkLabel } from '@/components/work/WorkLabel';
import type { Album } from '@/lib/domain/album';
import { namesOf } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath } from '@/lib/routes';
import { useGalleryContext } from './GalleryContext.client';

type Props = {
  album: Album;
  /** The list's own: `work` and `link`. */
  styles: Readonly<Record<string, string>>;
  /** What stands before the label. */
  children: React.ReactNode;
};

/** A work of a list, which leads to its page and can be kept. */
export function GalleryWork({ album, styles, children }: Props) {
  const { locale, words, keepTexts } = useGalleryContext();
  return (
    <li className={styles.work}>
      <Link
        href={localePath(locale, artworkPath(album.id))}
        prefetch={false}
        className={styles.link}
      >
        {children}
        <WorkLabel work={album} words={words} />
      </Link>
      <Heart id={album.id} title={namesOf(album, words).title} texts={keepTexts} />
    </li>
  );
}
