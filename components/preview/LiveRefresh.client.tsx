'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

/**
 * In the frame of the CMS's live preview: has the server render the page again when the CMS says that something was typed. One request
 * at a time, and one more for what was typed meanwhile.
 */
export function LiveRefresh({ origin }: { origin: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const state = useRef({ isPending, isDue: false });

  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh());
    state.current.isPending = isPending;
    if (!isPending && state.current.isDue) {
      state.current.isDue = false;
      refresh();
    }
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.data !== 'typed') return;
      if (state.current.isPending) state.current.isDue = true;
      else refresh();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [isPending, origin, router]);

  useEffect(() => {
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin);
  }, [origin]);

  return null;
}
