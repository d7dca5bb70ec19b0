import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the script is in charge: what only a script can do stays hidden till then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
