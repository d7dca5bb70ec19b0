'use client';

import { useEffect, useState } from 'react';

/** Between two pages of one visit: a certificate's page that found no album, and the search it leads to (§4). */
let isMissed = false;

export function missAlbum(): void {
  isMissed = true;
}

/** For the search: has the visitor just been sent here? Told once. */
export function useMissedAlbum(): boolean {
  const [wasMissed] = useState(() => isMissed);
  useEffect(() => {
    isMissed = false;
  }, []);
  return wasMissed;
}
