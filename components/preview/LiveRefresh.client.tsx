'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { pageStatus } from '@/lib/client/pageStatus';

const AGAIN_MS = 3000;
/** The draft, or that the preview is over. */
const ANSWERS = [200, 404];

/**
 * In the frame of the CMS's live preview: has the server render the page again when the CMS says that something was typed. One request
 * at a time, and one more for what was typed meanwhile. While the server can't be reached the page stays, and it is tried again.
 */
export function LiveRefresh({ origin }: { origin: string }) {
  const { refresh } = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin === origin && event.data === 'typed') setDue(true);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  useEffect(() => {
    if (!isDue || isPending) return undefined;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const status = await pageStatus(gone.signal);
      if (gone.signal.aborted) return;
      if (!ANSWERS.includes(status)) {
        timer = setTimeout(look, AGAIN_MS);
        return;
      }
      setDue(false);
      startTransition(refresh);
    };
    void look();
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isDue, isPending, refresh]);

  return null;
}
