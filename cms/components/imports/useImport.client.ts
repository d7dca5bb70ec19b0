'use client';

import { useCallback, useState } from 'react';
import type { Status } from '../../imports/status';
import { ask, look, post, type Refusal } from '../ask';
import { useAsked } from '../useAsked.client';

const OFTEN_MS = 1500;
/** Other editors' imports. */
const SELDOM_MS = 15_000;

const isBusy = ({ batch, last }: Status) =>
  batch.phase === 'checking' || last?.phase === 'running' || last?.phase === 'undoing';

/** What the CMS knows of the import, kept up to date, and what an editor does with it. */
export function useImport(api: string) {
  const [status, setStatus] = useState<Status | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const every = status && !isBusy(status) ? SELDOM_MS : OFTEN_MS;
  const isOver = refusal?.fault === 'gone';

  const onAnswer = useCallback((now: Status) => {
    setStatus(now);
    setRefusal(null);
  }, []);
  useAsked(isOver ? '' : api, every, { onAnswer, onFailure: setRefusal });

  const lookNow = () => look<Status>(api).then(onAnswer, setRefusal);

  /** Does something, and shows what it has changed. False: it was refused, and the screen says why. */
  const act = async (path: string, init: RequestInit = post()): Promise<boolean> => {
    try {
      await ask(`${api}${path}`, init);
    } catch (error) {
      setRefusal(error as Refusal);
      return false;
    }
    await lookNow();
    return true;
  };

  return { status, refusal, look: lookNow, act };
}
