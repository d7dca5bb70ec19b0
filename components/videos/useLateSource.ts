import { useEffect } from 'react';
import { useRouter } from 'next/navigation';

/** A broadcast may get its address after the page was opened: when it begins without one, the page is read again, once. */
export function useLateSource(isLate: boolean) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (isLate) refresh();
  }, [isLate, refresh]);
}
