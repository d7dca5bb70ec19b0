'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useDrawnQuery } from '@/lib/client/addressSearch';
import { keepAnchorEntries } from '@/lib/client/anchorEntries';
import { followAddress } from '@/lib/client/canonical';
import { beginPage, hearFrameLinks } from '@/lib/client/frameLinks';
import { replaceLostSheets } from '@/lib/client/lostSheets';
import { arrive, beginMovesBack, forgetOverlay } from '@/lib/client/movesBack';

/**
 * The way back: paintings move (Moving.tsx), and it leads past places of a page. A link of the header or the footer leads to the top of
 * the page that is shown, too. On any way a lost style sheet is fetched again, and what is passed on is what is shown.
 */
export function MovesBack() {
  const pathname = usePathname();
  const query = String(useDrawnQuery());
  useLayoutEffect(arrive, [pathname]);
  useLayoutEffect(beginPage, [pathname, query]);
  // Next tells of the addresses that scripts write, too.
  useEffect(followAddress, [pathname, query]);
  useEffect(forgetOverlay, []);
  useEffect(beginMovesBack, []);
  useEffect(keepAnchorEntries, []);
  useEffect(hearFrameLinks, []);
  useEffect(replaceLostSheets, []);
  return null;
}
