import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isRightToLeft } from '@/lib/client/reading';
import { NO_TURN, turnWheel } from './wheelTurn';

const LINE_PX = 33;

/** How far towards the works that follow, in pixels, whichever way the wheel and the language run. */
function wayOf({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent): number {
  const isSideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
  const isBackwards = isSideways && isRightToLeft();
  const delta = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY;
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? delta : delta * LINE_PX;
  return isBackwards ? -pixels : pixels;
}

/** The wheel walks past the works, also while a drag still settles; at both ends it scrolls the page. */
export function useWheel(
  stage: RefObject<HTMLElement | null>,
  active: number,
  last: number,
  move: (by: 1 | -1) => void,
) {
  const turn = useRef(NO_TURN);
  const hear = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey) return;
    const way = wayOf(event);
    if (way === 0 || (way > 0 ? active >= last : active <= 0)) return;
    event.preventDefault();
    const heard = turnWheel(turn.current, way, event.timeStamp);
    turn.current = heard.turn;
    if (heard.by !== 0) move(heard.by);
  });

  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => hear(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);
}
