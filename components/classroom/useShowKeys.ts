import { useRef } from 'react';
import { isRightToLeft } from '@/lib/client/browser';
import { latinKey } from '@/lib/client/latinKey';

export type ShowActs = {
  move: (by: 1 | -1) => void;
  toggleOn: () => void;
  toggleCaptions: () => void;
  /** Left out where the browser has no full screen. */
  toggleFull?: () => void;
};

const SWIPE_PX = 40;

/** What a slideshow's keys and swipes do. */
export function useShowKeys({ move, toggleOn, toggleCaptions, toggleFull }: ShowActs) {
  /** Where a press on the picture began; null when there is none. */
  const begun = useRef<number | null>(null);

  function press(event: React.KeyboardEvent) {
    const isRtl = isRightToLeft();
    const acts: Record<string, (() => void) | undefined> = {
      ArrowRight: () => move(isRtl ? -1 : 1),
      ArrowLeft: () => move(isRtl ? 1 : -1),
      c: toggleCaptions,
      f: toggleFull,
    };
    // A button that has the focus is pressed by the space key.
    if (!(event.target instanceof HTMLButtonElement)) acts[' '] = toggleOn;
    const act = acts[latinKey(event)];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  function begin({ isPrimary, button, clientX }: React.PointerEvent) {
    if (isPrimary && button === 0) begun.current = clientX;
  }

  function giveUp() {
    begun.current = null;
  }

  function swipe({ isPrimary, clientX }: React.PointerEvent) {
    if (!isPrimary || begun.current === null) return;
    const way = clientX - begun.current;
    giveUp();
    if (Math.abs(way) < SWIPE_PX) return;
    move(way < 0 === isRightToLeft() ? -1 : 1);
  }

  const swipeProps = {
    onPointerDown: begin,
    onPointerUp: swipe,
    onPointerCancel: giveUp,
    // A mouse that is let go elsewhere isn't heard here.
    onPointerLeave: giveUp,
  };
  return { press, swipeProps };
}
