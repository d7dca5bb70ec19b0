import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isPlain, isRightToLeft } from '@/lib/client/browser';
import { ARROW_KEYS } from '@/lib/constants';
import { trackWheel } from './wheel';

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], video, audio';
const LINE_PX = 33;

/** The wheel's distance in pixels; positive towards the next works, whatever the wheel's axis and the text direction. */
function wayOf({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent): number {
  const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
  const delta = (isAcross ? deltaX : deltaY) * (deltaMode === 0 ? 1 : LINE_PX);
  return (isAcross || shiftKey) && isRightToLeft() ? -delta : delta;
}

/** §9 arrow keys: the left key moves to the work on the left; not while a dialog is open (§4). The wheel moves too, except past the ends. */
export function useSteps(
  wheeled: RefObject<HTMLElement | null> | null,
  { length }: unknown[],
  active: number,
  move: (by: 1 | -1) => void,
) {
  const [trackedMove] = useState(trackWheel);
  const turn = useEffectEvent((event: WheelEvent) => {
    const way = wayOf(event);
    if (event.ctrlKey || way === 0 || (way > 0 ? active >= length - 1 : active <= 0)) return;
    event.preventDefault();
    const by = trackedMove(way, event.timeStamp);
    if (by !== 0) move(by);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { keyCode, target } = event;
    const isRight = keyCode === ARROW_KEYS.right;
    const isTaken = target instanceof Element && target.closest(OWN_ARROWS) !== null;
    if (!isPlain(event) || !(isRight || keyCode === ARROW_KEYS.left)) return;
    if (isTaken || document.querySelector('dialog[open], [aria-modal=true]')) return;
    event.preventDefault();
    move(isRight === isRightToLeft() ? -1 : 1);
  });
  useEffect(() => {
    const end = new AbortController();
    const options = { passive: false, signal: end.signal };
    document.addEventListener('keydown', (event) => press(event), options);
    wheeled?.current?.addEventListener('wheel', (event) => turn(event), options);
    return () => end.abort();
  }, [wheeled]);
}
