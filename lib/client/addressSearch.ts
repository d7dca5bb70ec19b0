'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** A link of the menu to the same page with another query: for Next it is the same page, which it doesn't draw anew. */
function hear({ navigationType }: NavigationCurrentEntryChangeEvent) {
  // Not at once: Next changes the address while React draws.
  if (navigationType === 'push') queueMicrotask(notify);
}

function addListener(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', notify);
  window.navigation?.addEventListener('currententrychange', hear);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', notify);
    window.navigation?.removeEventListener('currententrychange', hear);
  };
}

/** The query of the page that Next draws. On the server a kept page doesn't know it: Next throws. */
const useDrawnQuery = typeof window === 'undefined' ? () => '' : useSearchParams;

/**
 * The query of the page that is shown: at first the one that is drawn, as the address is that of the page before until it has been
 * drawn; then the address's. While the address is another page's, of a viewer over it or the next, it stays.
 */
function searchOf(page: string, drawn: string) {
  let search = drawn;
  let isDrawn = false;
  return {
    subscribe: (listener: () => void) => {
      isDrawn = true;
      return addListener(listener);
    },
    read: () => {
      if (isDrawn && window.location.pathname === page) search = window.location.search;
      return search;
    },
  };
}

/** The current query of the page's address. On the server and while hydrating: the query of the request. */
export function useAddressSearch(serverQuery: string) {
  // Where the page begins: a viewer over it changes it, too.
  const page = usePathname();
  const drawn = String(useDrawnQuery());
  const [{ subscribe, read }] = useState(() => searchOf(page, drawn));
  return useSyncExternalStore(subscribe, read, () => serverQuery);
}

/** The same place in other words: no entry in the history, and nobody has to know. What the entry keeps (keptHeights.ts) stays. */
export const replaceAddress = (address: string) =>
  window.history.replaceState({ heights: window.history.state?.heights }, '', address);

/** Another query on the same page: an entry in the history, no journey to the server. */
export function pushAddress(address: string) {
  window.history.pushState(null, '', address);
  notify();
}
