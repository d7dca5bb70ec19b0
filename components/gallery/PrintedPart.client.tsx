'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { fill } from '@/lib/i18n/fill';
import { useGalleryContext } from './GalleryContext.client';

/** The pages of the list that come onto paper: those whose works are drawn (Chunk). */
const drawnIn = (list: HTMLElement | null) =>
  Array.from(list?.children ?? [])
    .filter((chunk) => !chunk.hasAttribute('aria-hidden'))
    .map((chunk) => Number(chunk.getAttribute('data-page')));

type Props = {
  /** Around the pages. */
  root: React.RefObject<HTMLElement | null>;
  total: number;
};

/** While it is printed: which works are on the paper, where not all are. */
export function PrintedPart({ root, total }: Props) {
  const { texts } = useGalleryContext();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const tell = () => {
      const pages = drawnIn(root.current);
      const from = ((pages[0] ?? 1) - 1) * ALBUM_PAGE_SIZE + 1;
      const to = Math.min((pages.at(-1) ?? 0) * ALBUM_PAGE_SIZE, total);
      const isPart = pages.length > 0 && (from > 1 || to < total);
      // The paper is laid out as soon as this returns.
      flushSync(() => setSaid(isPart ? fill(texts.printed, { from, to, total }) : ''));
    };
    const clear = () => setSaid('');
    window.addEventListener('beforeprint', tell);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', tell);
      window.removeEventListener('afterprint', clear);
    };
  }, [root, texts, total]);

  return said && <p>{said}</p>;
}
