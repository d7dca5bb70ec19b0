'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { keepAnchorEntries } from '@/lib/client/anchorEntries';
import { replaceLostSheets } from '@/lib/client/lostSheets';
import { arrive, beginMovesBack, forgetOverlay } from '@/lib/client/movesBack';

/** The way back: paintings move (Moving.tsx), and it leads past places of a page. On any way a lost style sheet is fetched again. */
export function MovesBack() {
  const pathname = usePathname();
  useLayoutEffect(arrive, [pathname]);
  useEffect(forgetOverlay, []);
  useEffect(beginMovesBack, []);
  useEffect(keepAnchorEntries, []);
  useEffect(replaceLostSheets, []);
  return null;
}
