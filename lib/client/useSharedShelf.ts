import { useMemo, useSyncExternalStore } from 'react';
import { splitLocale } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { idsOfFragment } from '@/lib/state/shelf';

let last = '';

const isOfShelf = (hash: string) => hash === '' || idsOfFragment(hash) !== null;

/** The link past the menu (`#main`) leaves a shared shelf as it is. */
function readFragment() {
  const { hash } = location;
  if (isOfShelf(hash)) last = hash;
  return last;
}

/** Its works come back into the address, so that a reload and another language show them, too. */
function restore() {
  const { hash, pathname } = location;
  const isHere = splitLocale(pathname).path === ROUTES.shelf;
  // With null Next's router learns of the address as well.
  if (last && isHere && !isOfShelf(hash)) history.replaceState(null, '', last);
}

function subscribe(listener: () => void) {
  const hear = () => {
    restore();
    listener();
  };
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
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
