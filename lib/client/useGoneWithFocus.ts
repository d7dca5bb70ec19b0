import { useEffectEvent, useLayoutEffect } from 'react';

/** Tells that an element goes with the focus in it. */
export function useGoneWithFocus(element: React.RefObject<HTMLElement | null>, onGone: () => void) {
  const tellGone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const root = element.current;
    return () => {
      if (root?.contains(document.activeElement)) tellGone();
    };
  }, [element]);
}
