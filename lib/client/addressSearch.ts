'use client';

import { useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function addListener(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', notify);
  };
}

/** The query of the page that is shown. While the address is another page's, under a viewer or on the way there, it stays. */
function searchOfThisPage() {
  let page: string | undefined;
  let search = '';
  return {
    subscribe: (listener: () => void) => {
      // Not before: a page is drawn while the address is still that of the one before.
      page = window.location.pathname;
      return addListener(listener);
    },
    read: () => {
      if (!page || window.location.pathname === page) search = window.location.search;
      return search;
    },
  };
}

/** The current query of the page's address. On the server and while hydrating: the query of the request. */
export function useAddressSearch(serverQuery: string) {
  const [{ subscribe, read }] = useState(searchOfThisPage);
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
