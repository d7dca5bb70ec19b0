import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until hydration: hides what needs JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
