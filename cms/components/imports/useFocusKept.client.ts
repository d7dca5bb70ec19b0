import { useEffect, useRef } from 'react';

/**
 * A button that was pressed may go, or be switched off, and the focus with it. Then a heading gets it, which is named when the
 * button is pressed, so that whoever uses a keyboard or a screen reader goes on from there.
 */
export function useFocusKept(): (heading: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    const heading = document.getElementById(wanted.current);
    if (isLost && heading) heading.focus({ preventScroll: true });
  });
  return (heading) => (wanted.current = heading);
}
