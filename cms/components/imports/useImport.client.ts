'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Status } from '../../imports/status';
import { ask, post, Refusal } from '../ask';

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

  const attempt = useCallback(async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      const result = await work();
      setRefusal(null);
      return result;
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal(String(error)));
      return null;
    }
  }, []);

  const look = useCallback(async () => {
    const now = await attempt(() => ask<Status>(api));
    if (now) setStatus(now);
  }, [api, attempt]);

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(look, every);
    const first = setTimeout(look);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [look, every, isOver]);

  /** Does something, and shows what it has changed. False: it was refused, and the screen says why. */
  const act = async (path: string, init: RequestInit = post()): Promise<boolean> => {
    const done = await attempt(() => ask(`${api}${path}`, init));
    if (done === null) return false;
    await look();
    return true;
  };

  return { status, refusal, look, act };
}
