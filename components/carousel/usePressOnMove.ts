import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Further than this it was a drag. */
const STILL_PX = 10;

const indexAt = ({ target }: Event) =>
  target instanceof Element
    ? target.closest('a')?.closest<HTMLElement>('[data-index]')?.dataset.index
    : undefined;

/**
 * Of two works that pass below the pointer, one is pressed and another is there when it is let go: for the browser that is a
 * click on neither. The one that was pressed moves to the centre.
 */
export function usePressOnMove(
  stageRef: RefObject<HTMLElement | null>,
  goTo: (index: number) => void,
) {
  const activate = useEffectEvent(goTo);
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const end = new AbortController();
    let pressed = { index: '', x: 0, y: 0 };
    const press = (event: PointerEvent) =>
      (pressed = { index: indexAt(event) ?? '', x: event.clientX, y: event.clientY });
    const click = (event: MouseEvent) => {
      const { index, x, y } = pressed;
      const way = Math.hypot(event.clientX - x, event.clientY - y);
      if (index === '' || indexAt(event) || way > STILL_PX || event.defaultPrevented) return;
      activate(Number(index));
    };
    stage.addEventListener('pointerdown', press, { signal: end.signal });
    stage.addEventListener('click', click, { signal: end.signal });
    return () => end.abort();
  }, [stageRef]);
}
