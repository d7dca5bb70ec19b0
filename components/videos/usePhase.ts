import { useCallback, useSyncExternalStore } from 'react';
import { nextChange, phaseOf, type Phase } from '@/lib/state/live';
import type { LiveWords } from '@/lib/pages/film';

/** Timers are limited to 24 days; within an hour the phase is checked again anyway. */
const LONGEST_MS = 3_600_000;

/** The phase of a live video now; on the server and until hydration, the phase when the page was rendered. */
export function usePhase(live: LiveWords | null): Phase | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        notify();
        wait();
      };
      const wait = () => {
        const change = live && nextChange(live, Date.now());
        if (!change) return;
        timer = setTimeout(look, Math.min(Math.max(change - Date.now(), 0) + 1, LONGEST_MS));
      };
      wait();
      // While a phone sleeps its timers stand still.
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [live],
  );
  return useSyncExternalStore(
    subscribe,
    () => live && phaseOf(live, Date.now()),
    () => live && live.phase,
  );
}
