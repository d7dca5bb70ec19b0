import { useEffect, useSyncExternalStore } from 'react';
import { readStored, store } from '@/lib/client/stored';

const KEY = 'music';
const ON = 'on';

/** The piece that all toggles share: it plays on when the viewer opens or closes, and stops when the last toggle unmounts. */
let isOn = false;
let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** What a browser counts as a visitor's own act: by a finger only what ends a touch. */
const PRESSES = ['click', 'touchend', 'keydown'];

/** WebKit lets music sound only when this is called while a press is handled. */
const resume = () => void context?.resume().catch(() => {});

async function play(begun: AudioContext) {
  const loaded = await import('./music').catch(() => null);
  if (context !== begun) return;
  const isLoaded = await loaded?.playMusic(begun);
  if (!isLoaded && context === begun) turn(false);
}

/** The context is made at once, while a press is handled; the script of the piece comes later. */
function start() {
  if (context) return;
  context = new AudioContext();
  resume();
  // Remembered music begins when the press is over: there it sounds from the next press on; and again after a phone call.
  for (const press of PRESSES) document.addEventListener(press, resume, true);
  void play(context);
}

function stop() {
  for (const press of PRESSES) document.removeEventListener(press, resume, true);
  void context?.close();
  context = undefined;
}

function turn(wanted: boolean) {
  isOn = wanted;
  listeners.forEach((listener) => listener());
  if (isOn) start();
  else stop();
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
      store(KEY, isPlaying ? 'off' : ON);
      turn(!isPlaying);
    },
  };
}

/** Starts the music when the viewer opens, which took a click, for a visitor who had turned it on before. */
export function useRememberedMusic() {
  useEffect(() => {
    const isWanted = readStored(KEY) === ON;
    if (isWanted && window.navigator.userActivation?.hasBeenActive !== false) turn(true);
  }, []);
}
