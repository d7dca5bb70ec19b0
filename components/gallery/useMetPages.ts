import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { isOthersEntry, keepHeights, readHeights, type Heights } from '@/lib/client/keptHeights';
import { RESIZE_DEBOUNCE_MS } from '@/lib/constants';
import type { Gallery } from '@/lib/state/gallery';
import { NEAR_SCREENS } from './Chunk.client';

/** `kept`: what this entry of the history had of the list. */
type Met = { from: number; to: number; kept: Heights | null };

function begin(list: string, { firstPage, page }: Gallery, isHydrated: boolean): Met {
  const kept = isHydrated ? readHeights(list) : null;
  if (!kept) return { from: firstPage, to: page, kept };
  return { from: kept.from, to: kept.from + kept.heights.length - 1, kept };
}

/** All pages that have been here, without a gap. */
function withHeld(met: Met, { firstPage, page }: Gallery): Met {
  const { from, to } = met;
  if (firstPage >= from && page <= to) return met;
  if (firstPage > to + 1 || page < from - 1) return { ...met, from: firstPage, to: page };
  return { ...met, from: Math.min(from, firstPage), to: Math.max(to, page) };
}

/**
 * The pages of a list that have been here, also before it was left. Of a page that is loaded again that is known once React is in
 * charge; with one page of works the browser may have cut its place off, so it is gone to again.
 */
function useMet(list: string, gallery: Gallery) {
  const isHydrated = useHydrated();
  const [isSent] = useState(!isHydrated);
  const [wasHydrated, setHydrated] = useState(isHydrated);
  const [before, setMet] = useState(() => begin(list, gallery, isHydrated));
  const isBegun = isHydrated === wasHydrated;
  const met = withHeld(isBegun ? before : begin(list, gallery, isHydrated), gallery);
  if (!isBegun) setHydrated(isHydrated);
  if (met !== before) setMet(met);

  const top = isSent ? met.kept?.top : undefined;
  useLayoutEffect(() => {
    if (top && top > window.scrollY) window.scrollTo({ top, behavior: 'instant' });
  }, [top]);
  return { isHydrated, ...met };
}

/** Whether a page of works was far from what was seen, when the entry was left. */
export function wasFar({ from, heights, top = 0 }: Heights, page: number): boolean {
  const own = heights[page - from];
  if (own === undefined) return false;
  const near = NEAR_SCREENS * window.innerHeight;
  const start = heights.slice(0, page - from).reduce((sum, height) => sum + height, 0);
  const end = start + own;
  return end < top - near || start > top + window.innerHeight + near;
}

/**
 * The pages of a list that have been here. Their heights, and the place, stay in the entry of the history as they are now. Nothing is
 * written while something else is on its way: the entry is that of what comes.
 */
export function useMetPages(
  root: React.RefObject<HTMLElement | null>,
  list: string,
  gallery: Gallery,
  isCurrent: boolean,
) {
  const met = useMet(list, gallery);
  const { isHydrated, from, to } = met;
  const pathname = useRef('');
  useEffect(() => {
    const { current: element } = root;
    if (!isHydrated || !isCurrent || !element || to < from) return;
    pathname.current ||= window.location.pathname;
    const keep = () => {
      // The entry may be that of another page, on the way there, or of a viewer that loads more.
      if (window.location.pathname !== pathname.current) return;
      const heights = Array.from(element.children, (chunk) => chunk.clientHeight);
      keepHeights(list, { from, heights, top: window.scrollY });
    };
    const keepAnew = () => {
      // After a step back it may be another list's, whose works are still on their way.
      if (!isOthersEntry(list)) keep();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepAnew, RESIZE_DEBOUNCE_MS);
    };
    keep();
    const observer = new ResizeObserver(keepSoon);
    observer.observe(element);
    window.addEventListener('scroll', keepSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', keepSoon);
    };
  }, [root, list, from, to, isHydrated, isCurrent]);
  return met;
}
