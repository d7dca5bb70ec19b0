import { useSyncExternalStore } from 'react';
import { MOST_KEPT, toIds } from '@/lib/state/shelf';
import { readStored, store } from './stored';

const KEY = 'shelf';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

let text = '';
let ids = NONE;

/** The works on this device's shelf. A browser that keeps nothing has an empty one. */
export function readShelf(): readonly string[] {
  const now = readStored(KEY);
  if (now !== text) [text, ids] = [now, toIds(now)];
  return ids;
}

export type Outcome = 'kept' | 'full' | 'blocked';

export function writeShelf(works: readonly string[]): Outcome {
  if (works.length > MOST_KEPT) return 'full';
  if (!store(KEY, works.join())) return 'blocked';
  for (const listener of listeners) listener();
  return 'kept';
}

/** Puts a work on the shelf, or takes it off: by what is stored now, as another tab may have changed it. */
export function toggleOnShelf(id: string): Outcome {
  const now = readShelf();
  return writeShelf(now.includes(id) ? now.filter((other) => other !== id) : [...now, id]);
}

/** Another tab changes the shelf; `null`: it has cleared the store. */
const isOurs = ({ key }: StorageEvent) => key === KEY || key === null;

/** A page that comes back as it was left (`pageshow`) has heard of nothing meanwhile. */
function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => isOurs(event) && listener();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', listener);
  };
}

/** The works on the shelf, in step with this and other tabs. Empty on the server. */
export const useShelf = () => useSyncExternalStore(subscribe, readShelf, () => NONE);

/** Whether a work is on the shelf: of many that ask, only the one that changes is drawn anew. */
export const useIsKept = (id: string) =>
  useSyncExternalStore(
    subscribe,
    () => readShelf().includes(id),
    () => false,
  );
