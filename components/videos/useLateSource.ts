import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { withLimit } from '@/lib/client/json';

/** It begins for all who wait in the same second. */
const SPREAD_MS = 10_000;

async function isPageThere(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const how = { method: 'HEAD', cache: 'no-store', signal: withLimit(signal) } as const;
    return (await fetch(window.location.href, how)).status === 200;
  } catch {
    return false;
  }
}

/**
 * A broadcast may get its address after the page was opened: when it begins without one, the page is read again, once. It is asked for
 * first: when Next gets no page it leaves the one that is there, and visitors would have none.
 */
export function useLateSource(isLate: boolean) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!isLate) return undefined;
    const gone = new AbortController();
    const look = async () => {
      if (await isPageThere(gone.signal)) refresh();
    };
    const timer = setTimeout(look, Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isLate, refresh]);
}
