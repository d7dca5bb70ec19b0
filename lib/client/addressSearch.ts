'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
}

/** What the query was when something over the page took the address: the page below stays as it is. */
let held: string | null = null;
let holders = 0;

/** Until it is called back, the page goes on seeing this query, whatever the address says. */
export function holdAddressSearch(search: string): () => void {
  holders += 1;
  held = search;
  return () => {
    holders -= 1;
    // Not at once: React may only be taking an effect back to run it again.
    queueMicrotask(() => {
      if (holders > 0) return;
      held = null;
      tell();
    });
  };
}

/** The address's query as the visitor sees it. On the server, and until the page lives, what the server was asked. */
export const useAddressSearch = (asked: string) =>
  useSyncExternalStore(
    subscribe,
    () => held ?? window.location.search,
    () => asked,
  );

/** The same place in other words: no entry in the history, and nobody has to know. */
export const replaceAddress = (address: string) => window.history.replaceState(null, '', address);

/** Another query on the same page: an entry in the history, no journey to the server. */
export function pushAddress(address: string) {
  window.history.pushState(null, '', address);
  tell();
}
