import { useEffect, useState } from 'react';

/** Set by the certificate's page when it finds no album, before it redirects to the search (§4). */
let isMissed = false;

export function missAlbum(): void {
  isMissed = true;
}

/** For the search: whether the visitor was just redirected here. True once. */
export function useMissedAlbum(): boolean {
  const [wasMissed] = useState(() => isMissed);
  useEffect(() => {
    isMissed = false;
  }, []);
  return wasMissed;
}
