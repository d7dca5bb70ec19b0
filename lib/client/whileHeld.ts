type Held = {
  onMove?: (event: PointerEvent) => void;
  /** A mouse was let go where no event tells: outside the window, or over a menu. */
  onLost?: (event: PointerEvent) => void;
};

/** Until a pointer that was pressed is let go. The window listens, before all else: an element that moves may lose the pointer. */
export function whileHeld({ onMove, onLost }: Held) {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const move = (event: PointerEvent) => {
    const isLost = event.pointerType === 'mouse' && event.buttons === 0;
    if (isLost) over.abort();
    (isLost ? onLost : onMove)?.(event);
  };
  addEventListener('pointermove', move, options);
  for (const kind of ['pointerup', 'pointercancel'])
    addEventListener(kind, () => over.abort(), options);
}

/** Tells `element` as soon as that shows: what PhotoSwipe or Swiper drags there would stick to the mouse. */
export function tellLostMouse(element: HTMLElement, signal?: AbortSignal) {
  const tell = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    const init = { pointerId, pointerType, clientX, clientY, bubbles: true };
    element.dispatchEvent(new PointerEvent('pointerup', init));
  };
  element.addEventListener('pointerdown', () => whileHeld({ onLost: tell }), { signal });
}
