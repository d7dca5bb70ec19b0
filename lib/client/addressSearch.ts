import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';

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

/** The query of the page that Next draws. On the server a kept page doesn't know it: Next throws. */
export const useDrawnQuery = typeof window === 'undefined' ? () => '' : useSearchParams;

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
  // A link of the menu to the same page with another query: Next draws the same page, and writes the address after that.
  useEffect(notify, [drawn]);
  return useSyncExternalStore(subscribe, read, () => serverQuery);
}

/** In the place of the entry that is there. Refused where there are too many in a short time (WebKit: 100 in ten seconds), it stays. */
export function rewriteAddress(state: unknown, address?: string) {
  try {
    window.history.replaceState(state, '', address);
  } catch {
    // The next one may be written again.
  }
}

/** The same page in other words: no entry in the history. What the entry keeps (keptHeights.ts) stays. Next tells who looks at the query. */
export const replaceAddress = (address: string) =>
  rewriteAddress({ heights: window.history.state?.heights }, address);

/** Another query on the same page: an entry in the history, no journey to the server. */
export function pushAddress(address: string) {
  window.history.pushState(null, '', address);
  notify();
}
