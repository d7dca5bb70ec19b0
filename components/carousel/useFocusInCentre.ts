import { useEffect } from 'react';

/** The keys move a carousel: the focus moves along with it. */
export function useFocusInCentre(list: React.RefObject<HTMLElement | null>, centre: number) {
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>('[data-active] a')?.focus({ preventScroll: true });
  }, [list, centre]);
}
