import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'music';
const ON = 'on';

/** Storage may be switched off; then nothing is remembered. */
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
    // Storage is switched off.
  }
}

/** The piece that all toggles share: it plays on when the viewer opens or closes, and stops when the last toggle unmounts. */
let isOn = false;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

async function play() {
  const loaded = await import('./music').catch(() => null);
  if (!loaded) return turn(false);
  if (isOn && !stop) stop = loaded.playMusic();
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

/** §2: background music loops. Off until a click: it never starts by itself. */
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

/** Starts the music when the viewer opens, which took a click, for a visitor who had turned it on before. */
export function useRememberedMusic() {
  useEffect(() => {
    if (remembered() && window.navigator.userActivation?.hasBeenActive !== false) turn(true);
  }, []);
}
