import { useEffect, useEffectEvent } from 'react';

/** Keeps the screen awake, again whenever the page becomes visible. Not every browser supports it. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function requestLock() {
    if (document.visibilityState !== 'visible') return;
    lock = await window.navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) await lock?.release();
  }
  document.addEventListener('visibilitychange', requestLock);
  void requestLock();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', requestLock);
    void lock?.release();
  };
}

/** Moves on after each interval; a work that the visitor chose gets its full time, from when it is ready. */
export function useSlideshow(
  isOn: boolean,
  seconds: number,
  index: number | string,
  next: () => void,
  { isReady }: { isReady: boolean },
) {
  const moveOn = useEffectEvent(next);
  useEffect(() => {
    if (!isOn || !isReady) return;
    const timer = window.setTimeout(() => moveOn(), seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [isOn, isReady, seconds, index]);
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
}
