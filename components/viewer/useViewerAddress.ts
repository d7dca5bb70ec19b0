import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdAddressSearch } from '@/lib/client/addressSearch';

/**
 * While the viewer is open the address is the work's own, as a new history entry: back closes the viewer. The page
 * below keeps its own query. Returns the function that closes the viewer.
 */
export function useViewerAddress(path: string, onBack: () => void): () => void {
  const [search] = useState(() => window.location.search);
  const isPushed = useRef(false);
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    const release = holdAddressSearch(search);
    const back = () => goBack();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      release();
    };
  }, [search]);

  useEffect(() => {
    if (isPushed.current) window.history.replaceState(null, '', path);
    else window.history.pushState(null, '', path);
    isPushed.current = true;
  }, [path]);

  return () => window.history.back();
}
