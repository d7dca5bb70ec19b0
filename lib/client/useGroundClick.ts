import { useRef } from 'react';

/** Closes a dialog by a click beside what is in it. A text that is selected beyond its edge ends there, but has not begun there. */
export function useGroundClick(close: () => void) {
  const pressed = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: React.PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: React.MouseEvent) => {
      if (target === currentTarget && pressed.current === target) close();
    },
  };
}
