'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** A list in a drawer is there to choose from: it leads nowhere else. */
export function NotInDrawer({ children }: { children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? null : children;
}
