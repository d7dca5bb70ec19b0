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

/** The address's query as the visitor sees it. On the server, and until the page lives, what the server was asked. */
export const useAddressSearch = (asked: string) =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => asked,
  );

/** Another query on the same page: an entry in the history, no journey to the server. */
export function pushAddress(address: string) {
  window.history.pushState(null, '', address);
  tell();
}
