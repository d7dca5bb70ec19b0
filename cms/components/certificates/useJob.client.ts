'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Progress } from '../../certificates/progress';
import { ask, post, type Refusal } from '../ask';
import { useAsked } from '../useAsked.client';

const JOBS = '/api/certificate-jobs';
const LOOK_MS = 1500;

type Wanted = { works?: number[]; label?: string; locales: string[] };

/** A job of certificates: its id is in the address, so that it is found again when the page is loaded anew. */
export function useJob() {
  const [id, setId] = useState('');
  const [job, setJob] = useState<Progress | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isOver = job?.status === 'done' || job?.status === 'cancelled';

  useEffect(() => {
    const known = new URLSearchParams(location.search).get('job');
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is known in the browser only
    if (known) setId(known);
  }, []);

  const onAnswer = useCallback((now: Progress) => {
    setJob(now);
    setRefusal(null);
  }, []);
  const url = id && !isOver && !isStarting ? `${JOBS}/${id}` : '';
  useAsked(url, LOOK_MS, { onAnswer, onFailure: setRefusal });

  async function start(wanted: Wanted) {
    setRefusal(null);
    setStarting(true);
    try {
      const begun = await ask<Progress>(JOBS, post(wanted));
      setJob(begun);
      setId(begun.id);
      const address = new URL(location.href);
      address.searchParams.set('job', begun.id);
      history.replaceState(null, '', address);
    } catch (error) {
      setRefusal(error as Refusal);
    }
    setStarting(false);
  }

  async function cancel() {
    await ask<Progress>(`${JOBS}/${id}/cancel`, post()).then(setJob, setRefusal);
  }

  return { job, refusal, isStarting, start, cancel };
}
