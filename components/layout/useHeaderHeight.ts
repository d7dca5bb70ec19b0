import { useEffect, type RefObject } from 'react';

/** A header of several rows is higher than the sheet says: tells what stands below it, and what anchors keep free. */
export function useHeaderHeight(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const header = inside.current?.closest('header');
    if (!header) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Negative where it doesn't stay on top, for large letters.
      const isAway = parseFloat(getComputedStyle(header).top) < 0;
      const row = parseFloat(getComputedStyle(header.firstElementChild ?? header).minHeight);
      if (!isAway && header.clientHeight > Math.ceil(row)) {
        style.setProperty('--header', `${header.clientHeight}px`);
      } else {
        style.removeProperty('--header');
      }
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, [inside]);
}
