import { useCallback, useSyncExternalStore } from 'react';
import { nextChange, phaseOf, type Phase } from '@/lib/state/live';
import type { LiveWords } from '@/lib/pages/film';

/** Timers can't be set further than 24 days ahead; nobody's page is open for longer than this without a look. */
const LONGEST_MS = 3_600_000;

/** What a live video is at this moment. On the server, and until the page lives, what it was when the page was made. */
export function usePhase(live: LiveWords | null): Phase | null {
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const change = live && nextChange(live, Date.now());
        if (!change) return;
        timer = setTimeout(
          () => {
            tell();
            wait();
          },
          Math.min(Math.max(change - Date.now(), 0) + 1, LONGEST_MS),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [live],
  );
  return useSyncExternalStore(
    subscribe,
    () => live && phaseOf(live, Date.now()),
    () => live && live.phase,
  );
}
