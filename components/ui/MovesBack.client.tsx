'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { arrive, beginMovesBack } from '@/lib/client/movesBack';

/** Paintings move on the way back, too (Moving.tsx). */
export function MovesBack() {
  const pathname = usePathname();
  useLayoutEffect(arrive, [pathname]);
  useEffect(beginMovesBack, []);
  return null;
}
