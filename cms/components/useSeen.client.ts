'use client';

import { useCallback, useState } from 'react';
import type { Refusal } from './ask';

/**
 * What a screen has seen of the CMS, and what went wrong: with its looks until one is answered, with what its editor does until the
 * next deed.
 */
export function useSeen<Seen>() {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [lost, setLost] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const onAnswer = useCallback((now: Seen) => {
    setSeen(now);
    setLost(null);
  }, []);

  /** False: it was refused, and the screen says why. */
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setRefused(null);
    try {
      await deed();
      return true;
    } catch (error) {
      setRefused(error as Refusal);
      return false;
    }
  };

  return { seen, lost, refusal: lost ?? refused, told: { onAnswer, onFailure: setLost }, act };
}
