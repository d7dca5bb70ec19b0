'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};

/**
 * What leads away from a list. A list in a drawer is there to choose from: it leads nowhere else. Before React has come it is out of
 * sight, as Payload then writes the list's query into the address (`ListQueryProvider`), by which a page that was asked for is lost.
 */
export function NotInDrawer({ children }: { children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext();
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isInDrawer) return null;
  return (
    <div style={{ display: 'contents', visibility: isReady ? 'visible' : 'hidden' }}>
      {children}
    </div>
  );
}
