'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { keepAnchorEntries } from '@/lib/client/anchorEntries';
import { arrive, beginMovesBack, forgetOverlay } from '@/lib/client/movesBack';

/** The way back: paintings move (Moving.tsx), and it leads past places of a page. */
export function MovesBack() {
  const pathname = usePathname();
  useLayoutEffect(arrive, [pathname]);
  useEffect(forgetOverlay, []);
  useEffect(beginMovesBack, []);
  useEffect(keepAnchorEntries, []);
  return null;
}
