import { useEffect, useEffectEvent, useRef } from 'react';
import { rewriteAddress } from '@/lib/client/addressSearch';
import { afterPaint } from '@/lib/client/afterPaint';
import { followAddress } from '@/lib/client/canonical';
import { isAtOverlay, OVERLAY } from '@/lib/client/movesBack';

/** A held arrow key passes more works than a browser lets be written, and for each of ours Next writes once more. */
const SETTLED_MS = 300;

/** Into the viewer's own entry only. Next writes the page below into what it is given, and tells nobody of it. */
function tell(path: string) {
  if (!isAtOverlay()) return;
  rewriteAddress(window.history.state, path);
  followAddress();
}

/**
 * While the viewer is open the address and the title are those of what it shows, as a new history entry: back closes the viewer.
 * The page below keeps its own query and gets its title back. Returns the function that closes the viewer; `onLeave` hides it.
 */
export function useViewerAddress(
  { path, title }: { path: string; title?: string | undefined },
  { onLeave, onBack }: { onLeave: () => void; onBack: () => void },
): () => void {
  /** The address that has been written. */
  const told = useRef<string>(null);
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    const back = () => goBack();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  useEffect(() => {
    if (told.current === path) return;
    if (told.current === null) {
      told.current = path;
      window.history.pushState({ ...OVERLAY }, '', path);
      return;
    }
    const timer = setTimeout(() => {
      told.current = path;
      tell(path);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
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
    // The way forward leads to the work that was shown last.
    if (told.current !== path) tell(path);
    // The way back draws the page anew: the viewer is out of sight before.
    onLeave();
    afterPaint(() => window.history.back());
  };
}
