import { useState } from 'react';
import { isRightToLeft } from '@/lib/client/browser';
import { latinKey } from '@/lib/client/latinKey';

export type ShowActs = {
  move: (by: 1 | -1) => void;
  toggleOn: () => void;
  toggleCaptions: () => void;
  toggleFull: () => void;
};

const SWIPE_PX = 40;

/** What a slideshow's keys and swipes do. */
export function useShowKeys({ move, toggleOn, toggleCaptions, toggleFull }: ShowActs) {
  const [begun, setBegun] = useState(0);

  function press(event: React.KeyboardEvent) {
    const isRtl = isRightToLeft();
    const acts: Record<string, () => void> = {
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

  function swipe(x: number) {
    const way = x - begun;
    if (Math.abs(way) < SWIPE_PX) return;
    move(way < 0 === isRightToLeft() ? -1 : 1);
  }

  const swipeProps = {
    onPointerDown: (event: React.PointerEvent) => event.isPrimary && setBegun(event.clientX),
    onPointerUp: (event: React.PointerEvent) => event.isPrimary && swipe(event.clientX),
  };
  return { press, swipeProps };
}
