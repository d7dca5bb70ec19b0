'use client';

import { useEffect, useRef } from 'react';
import { isPlain } from '@/lib/client/browser';
import type { PictureViewerTexts } from './openViewer';

type Props = {
  texts: PictureViewerTexts;
  size?: { width: number; height: number };
  /** Links to pictures; without JavaScript they are followed. */
  children: React.ReactNode;
};

/** §2: a click opens a gallery viewer; the first click loads it. */
export function PictureViewer({ texts, size, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isOpening = useRef(false);
  const remove = useRef<() => void>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      remove.current?.();
    };
  }, []);

  async function open(event: React.MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>('a:has(img)') ?? [])];
    const index = link ? links.indexOf(link) : -1;
    if (index < 0 || !isPlain(event)) return;
    event.preventDefault();
    // The second of a double click.
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const { openViewer } = await import('./openViewer');
      // Who didn't wait is on another page.
      if (!isGone.current) remove.current = openViewer({ links, index, texts, size });
    } catch {
      // If the viewer fails to load, opens the picture's file.
      if (!isGone.current) location.assign(links[index]?.href ?? '');
    } finally {
      isOpening.current = false;
    }
  }

  return (
    <div ref={root} onClick={open}>
      {children}
    </div>
  );
}
