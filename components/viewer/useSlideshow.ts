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

/** Calls after some seconds in which the page was in sight without a break. */
export function afterSeen(seconds: number, call: () => void): () => void {
  let timer = 0;
  const restart = () => {
    window.clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = window.setTimeout(call, seconds * 1000);
  };
  document.addEventListener('visibilitychange', restart);
  restart();
  return () => {
    document.removeEventListener('visibilitychange', restart);
    window.clearTimeout(timer);
  };
}

/**
 * Moves on after each interval; a work that the visitor chose gets its full time, from when it is ready, and again when the visitor
 * comes back to the page: out of sight nothing moves, and nothing is fetched.
 */
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
    return afterSeen(seconds, () => moveOn());
  }, [isOn, isReady, seconds, index]);
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
}
