'use client';

import { useEffect, useRef, useState } from 'react';
import { goInstead, isPlain } from '@/lib/client/browser';
import { within } from '@/lib/within.mjs';
import { NotOpened } from './NotOpened';
import type { PictureViewerTexts } from './openViewer';

type Props = {
  texts: PictureViewerTexts;
  size?: { width: number; height: number };
  /** Links to pictures; without JavaScript they are followed. */
  children: React.ReactNode;
};

const LONGEST_WAIT_MS = 5000;
const late = () => new Error('The viewer did not come in time.');

/** §2: a click opens a gallery viewer; the first click loads it. */
export function PictureViewer({ texts, size, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isOpening = useRef(false);
  const remove = useRef<() => void>(null);
  const isGone = useRef(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      remove.current?.();
    };
  }, []);

  async function open(event: React.MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const links = [...(root.current?.querySelectorAll('a') ?? [])].filter((one) =>
      one.querySelector('img'),
    );
    const index = link ? links.indexOf(link) : -1;
    const pressed = links[index];
    if (!pressed || !isPlain(event)) return;
    event.preventDefault();
    // The second of a double click.
    if (isOpening.current) return;
    isOpening.current = true;
    setLost(false);
    pressed.setAttribute('aria-busy', 'true');
    try {
      const { openViewer } = await within(LONGEST_WAIT_MS, import('./openViewer'), late);
      // Who didn't wait is on another page.
      if (!isGone.current) remove.current = openViewer({ links, index, texts, size });
    } catch {
      // If the viewer fails to load, or is long on its way, opens the picture's file.
      if (!isGone.current) setLost(!goInstead(pressed.href));
    } finally {
      isOpening.current = false;
      pressed.removeAttribute('aria-busy');
    }
  }

  return (
    <div ref={root} onClick={open}>
      {children}
      {isLost && <NotOpened text={texts.failed} />}
    </div>
  );
}
