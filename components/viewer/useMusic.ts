import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'music';
const ON = 'on';

/** A browser may refuse to remember; then nothing is remembered. */
function remembered(): boolean {
  try {
    return window.localStorage.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

function remember(isOn: boolean) {
  try {
    window.localStorage.setItem(KEY, isOn ? ON : 'off');
  } catch {
    // See above.
  }
}

/** One piece for all who show a toggle: it goes on when the viewer opens and closes, and stops when the last has gone. */
let isOn = false;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

async function play() {
  const { playMusic } = await import('./music');
  if (isOn && !stop) stop = playMusic();
}

function turn(wanted: boolean) {
  isOn = wanted;
  listeners.forEach((listener) => listener());
  if (isOn) return void play();
  stop?.();
  stop = undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) turn(false);
  };
}

/** §2: background music loops. Never before a click: off until the visitor wants it. */
export function useMusic() {
  const isPlaying = useSyncExternalStore(
    subscribe,
    () => isOn,
    () => false,
  );
  return {
    isOn: isPlaying,
    toggle() {
      remember(!isPlaying);
      turn(!isPlaying);
    },
  };
}

/** Who has wanted it once has it again when the viewer opens, which took a click. */
export function useRememberedMusic() {
  useEffect(() => {
    if (remembered() && window.navigator.userActivation?.hasBeenActive !== false) turn(true);
  }, []);
}
