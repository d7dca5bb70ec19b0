'use client';

import { useRef } from 'react';
import { isPlain } from '@/lib/client/browser';
import type { ViewerTexts } from './openViewer';

type Props = {
  texts: ViewerTexts;
  size?: { width: number; height: number };
  /** Links to pictures. Without a script they are just that. */
  children: React.ReactNode;
};

/** §2: click opens a gallery viewer. The viewer is loaded by the first click. */
export function PictureViewer({ texts, size, children }: Props) {
  const root = useRef<HTMLDivElement>(null);

  async function open(event: React.MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>('a:has(img)') ?? [])];
    const index = link ? links.indexOf(link) : -1;
    if (index < 0 || !isPlain(event)) return;
    event.preventDefault();
    try {
      const { openViewer } = await import('./openViewer');
      openViewer({ links, index, texts, size });
    } catch {
      // The viewer could not be loaded: the picture can.
      location.assign(links[index]?.href ?? '');
    }
  }

  return (
    <div ref={root} onClick={open}>
      {children}
    </div>
  );
}
