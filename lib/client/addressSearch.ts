'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', notify);
  };
}

/** The query before an overlay changed the address; the page below keeps it. */
let held: string | null = null;
let holders = 0;

/** Until the returned function is called, the page keeps this query, whatever the address is. */
export function holdAddressSearch(search: string): () => void {
  holders += 1;
  held = search;
  return () => {
    holders -= 1;
    // Deferred: React may run an effect's clean-up only to run the effect again.
    queueMicrotask(() => {
      if (holders > 0) return;
      held = null;
      notify();
    });
  };
}

/** The current query of the address. On the server and while hydrating: the query of the request. */
export const useAddressSearch = (serverQuery: string) =>
  useSyncExternalStore(
    subscribe,
    () => held ?? window.location.search,
    () => serverQuery,
  );

/** The same place in other words: no entry in the history, and nobody has to know. What the entry keeps (keptHeights.ts) stays. */
export const replaceAddress = (address: string) =>
  window.history.replaceState({ heights: window.history.state?.heights }, '', address);

/** Another query on the same page: an entry in the history, no journey to the server. */
export function pushAddress(address: string) {
  window.history.pushState(null, '', address);
  notify();
}
