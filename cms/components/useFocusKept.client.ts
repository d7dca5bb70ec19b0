import { useEffect, useRef } from 'react';

/** For a button of Payload's that is switched off while it has the focus, which `disabled` drops: it is `aria-disabled` as well. */
export const KEEPS_FOCUS = { disabled: false };

/**
 * A button that was pressed may go, or be switched off, and the focus with it. Then a heading or another button gets it, which is
 * named when the button gets the focus or is pressed, so that whoever uses a keyboard or a screen reader goes on from there. Who
 * clicks elsewhere, on empty space, too, has left it.
 */
export function useFocusKept(): (next: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    const next = document.getElementById(wanted.current);
    if (isLost && next) next.focus({ preventScroll: true });
  });
  useEffect(() => {
    const forget = () => (wanted.current = '');
    // Before the focus comes, and the click.
    document.addEventListener('pointerdown', forget, true);
    return () => document.removeEventListener('pointerdown', forget, true);
  }, []);
  return (next) => (wanted.current = next);
}
