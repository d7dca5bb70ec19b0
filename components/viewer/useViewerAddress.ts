import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '@/lib/client/afterPaint';
import { OVERLAY } from '@/lib/client/movesBack';

/**
 * While the viewer is open the address and the title are those of what it shows, as a new history entry: back closes the viewer.
 * The page below keeps its own query and gets its title back. Returns the function that closes the viewer; `onLeave` hides it.
 */
export function useViewerAddress(
  { path, title }: { path: string; title?: string | undefined },
  { onLeave, onBack }: { onLeave: () => void; onBack: () => void },
): () => void {
  const isPushed = useRef(false);
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    const back = () => goBack();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  useEffect(() => {
    // Next writes the page below into what it is given.
    if (isPushed.current) window.history.replaceState(window.history.state, '', path);
    else window.history.pushState({ ...OVERLAY }, '', path);
    isPushed.current = true;
  }, [path]);

  const shownTitle = useRef('');
  useEffect(() => {
    const titleBelow = document.title;
    return () => {
      // Unless another page has come, with a title of its own.
      if (document.title === shownTitle.current) document.title = titleBelow;
    };
  }, []);
  useEffect(() => {
    if (!title) return;
    document.title = title;
    shownTitle.current = document.title;
  }, [title]);

  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The way back draws the page anew: the viewer is out of sight before.
    onLeave();
    afterPaint(() => window.history.back());
  };
}
