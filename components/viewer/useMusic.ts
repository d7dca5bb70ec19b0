import { useEffect, useState } from 'react';
import { playMusic } from './music';

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

/** §2: background music loops. Off until the visitor wants it, once and for all later visits; never before a click. */
export function useMusic() {
  const [isOn, setOn] = useState(
    () => remembered() && window.navigator.userActivation?.hasBeenActive !== false,
  );
  useEffect(() => (isOn ? playMusic() : undefined), [isOn]);
  return {
    isOn,
    toggle() {
      remember(!isOn);
      setOn(!isOn);
    },
  };
}
