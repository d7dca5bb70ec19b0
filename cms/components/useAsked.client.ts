'use client';

import { useEffect } from 'react';
import { look, type Refusal } from './ask';

/** Of lasting functions: with another one it is asked anew. */
type Told<T> = { onAnswer: (answer: T) => void; onFailure: (refusal: Refusal) => void };

/** Asks again and again, each time so long after the last answer: a CMS that hangs is asked once. Without an address it isn't asked. */
export function useAsked<T>(url: string, everyMs: number, { onAnswer, onFailure }: Told<T>) {
  useEffect(() => {
    if (!url) return;
    let isOff = false;
    let timer = setTimeout(askAgain);
    async function askAgain() {
      await look<T>(url).then(
        (answer) => !isOff && onAnswer(answer),
        (refusal: Refusal) => !isOff && onFailure(refusal),
      );
      if (!isOff) timer = setTimeout(askAgain, everyMs);
    }
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [url, everyMs, onAnswer, onFailure]);
}
