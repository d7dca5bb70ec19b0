import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isPlain, isRightToLeft, roomAtTop } from '@/lib/client/browser';
import { ARROW_KEYS } from '@/lib/constants';
import { trackWheel } from './wheel';

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], video, audio';
const LINE_PX = 33;

/** By a touch pad, a tilted wheel, or with Shift. */
const isSideways = ({ deltaX, deltaY, shiftKey }: WheelEvent) =>
  shiftKey || Math.abs(deltaX) > Math.abs(deltaY);

/** The wheel's distance in pixels; positive towards the next works, whatever the wheel's axis and the text direction. */
function wayOf(event: WheelEvent): number {
  const { deltaX, deltaY, deltaMode } = event;
  const longer = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY;
  const delta = longer * (deltaMode === 0 ? 1 : LINE_PX);
  return isSideways(event) && isRightToLeft() ? -delta : delta;
}

/** Whether a stage this high leaves nothing to scroll the page over, as in a window that is magnified. */
const fillsWindow = (height: number) => height + roomAtTop() > window.innerHeight;

/**
 * §9 arrow keys: the left key moves to the work on the left; not while a dialog is open (§4). The wheel moves too, except past the ends, and
 * to the side only where the stage fills the window.
 */
export function useSteps(
  wheeled: RefObject<HTMLElement | null> | null,
  { length }: unknown[],
  active: number,
  move: (by: 1 | -1) => void,
) {
  const [trackedMove] = useState(trackWheel);
  const turn = useEffectEvent((event: WheelEvent) => {
    const way = wayOf(event);
    const isAtEnd = way > 0 ? active >= length - 1 : active <= 0;
    if (event.ctrlKey || way === 0) return;
    if (!isSideways(event) && (isAtEnd || fillsWindow(wheeled?.current?.clientHeight ?? 0))) return;
    // To the side at an end as well: there a touch pad's swipe would be the browser's way back or on.
    event.preventDefault();
    const by = isAtEnd ? 0 : trackedMove(way, event.timeStamp);
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
