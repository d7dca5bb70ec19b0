import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { pageStatus } from '@/lib/client/pageStatus';

/** It begins for all who wait in the same second. */
const SPREAD_MS = 10_000;
const OK = 200;

/** A broadcast may get its address after the page was opened: when it begins without one, the page is read again, once. */
export function useLateSource(isLate: boolean) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!isLate) return undefined;
    const gone = new AbortController();
    const look = async () => {
      // A browser without a network would log the failure.
      if (!navigator.onLine) return;
      if ((await pageStatus(gone.signal)) === OK) refresh();
    };
    const timer = setTimeout(look, Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isLate, refresh]);
}
