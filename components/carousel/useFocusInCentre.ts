import { useEffect, useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('focusin', notify, { signal });
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Nothing else takes the focus.
    if (!relatedTarget) notify();
  };
  document.addEventListener('focusout', leave, { signal });
  return () => end.abort();
}

/** The keys move a carousel: the focus moves along with it. Returns whether it is in it: a live label would say again what it says. */
export function useFocusInCentre(list: React.RefObject<HTMLElement | null>, centre: number) {
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>('[data-active] a')?.focus({ preventScroll: true });
  }, [list, centre]);
  return useSyncExternalStore(
    subscribe,
    () => list.current?.contains(document.activeElement) ?? false,
    () => false,
  );
}
