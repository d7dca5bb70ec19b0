import { useSyncExternalStore } from 'react';

/** Subscribes to what never changes. */
export const never = () => () => {};

/** False on the server and until hydration: hides what needs JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
