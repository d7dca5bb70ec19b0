'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Progress } from '../../certificates/progress';
import { ask, post } from '../ask';
import { useAsked } from '../useAsked.client';

const JOBS = '/api/certificate-jobs';
const LOOK_MS = 1500;

type Wanted = { works?: number[]; label?: string; locales: string[] };

/** A job of certificates: its id is in the address, so that it is found again when the page is loaded anew. */
export function useJob() {
  const [id, setId] = useState('');
  const [job, setJob] = useState<Progress | null>(null);
  const [fault, setFault] = useState('');
  const isOver = job?.status === 'done' || job?.status === 'cancelled';

  useEffect(() => {
    const known = new URLSearchParams(location.search).get('job');
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is known in the browser only
    if (known) setId(known);
  }, []);

  const onAnswer = useCallback((now: Progress) => {
    setJob(now);
    setFault('');
  }, []);
  const onFailure = useCallback(({ message }: Error) => setFault(message), []);
  const url = id && !isOver ? `${JOBS}/${id}` : '';
  useAsked(url, LOOK_MS, { onAnswer, onFailure });

  async function start(wanted: Wanted) {
    setFault('');
    try {
      const { id: started } = await ask<{ id: string }>(JOBS, post(wanted));
      setJob(null);
      setId(started);
      const address = new URL(location.href);
      address.searchParams.set('job', started);
      history.replaceState(null, '', address);
    } catch (error) {
      setFault((error as Error).message);
    }
  }

  async function cancel() {
    await ask<Progress>(`${JOBS}/${id}/cancel`, post()).then(setJob, (error) =>
      setFault((error as Error).message),
    );
  }

  return { job, fault, start, cancel };
}
