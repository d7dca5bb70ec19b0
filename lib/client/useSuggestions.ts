import { useEffect, useState } from 'react';
import type { Suggestions } from '@/lib/state/siteSearch';
import { SUGGESTIONS } from '@/lib/state/siteSearch';
import { getJson } from './json';

/** Between two letters of a word most people need less. */
const PAUSE_MS = 150;

const NONE: Suggestions = { groups: [], fault: null };

/** What is suggested for `typed`, once the visitor pauses. Of an earlier word nothing is shown; without an answer there is nothing. */
export function useSuggestions(typed: string, locale: string): Suggestions {
  const [come, setCome] = useState({ typed: '', suggestions: NONE });

  useEffect(() => {
    if (!typed) return;
    const left = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ q: typed, locale });
      const suggestions = await getJson<Suggestions>(`${SUGGESTIONS}?${query}`, left.signal);
      // It may have come just before it was called off.
      if (!left.signal.aborted) setCome({ typed, suggestions });
    };
    // The form works without suggestions: a failure is no more than their absence.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed, locale]);

  return come.typed === typed ? come.suggestions : NONE;
}
