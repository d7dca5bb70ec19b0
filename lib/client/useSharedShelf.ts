import { useMemo, useSyncExternalStore } from 'react';
import { idsOfFragment } from '@/lib/state/shelf';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

let last = '';

/** The link past the menu (`#main`) leaves a shared shelf as it is. */
function readFragment() {
  const { hash } = location;
  if (hash === '' || idsOfFragment(hash)) last = hash;
  return last;
}

/** Takes the works out of the address, as a visitor does who wants their own shelf. */
function leave() {
  history.replaceState(history.state, '', location.pathname);
  dispatchEvent(new Event('hashchange'));
}

/** The works in the address's fragment, or null; and how to leave them. */
export function useSharedShelf() {
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '');
  return [useMemo(() => idsOfFragment(fragment), [fragment]), leave] as const;
}
