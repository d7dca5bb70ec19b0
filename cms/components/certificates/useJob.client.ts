'use client';

import { useEffect, useState } from 'react';
import type { Progress } from '../../certificates/progress';
import { ask, post } from '../ask';
import { useAsked } from '../useAsked.client';
import { useSeen } from '../useSeen.client';

const JOBS = '/api/certificate-jobs';
const LOOK_MS = 1500;

type Wanted = { works?: number[]; label?: string; locales: string[] };

/** A job of certificates: its id is in the address, so that it is found again when the page is loaded anew. */
export function useJob() {
  const [id, setId] = useState('');
  const { seen: job, refusal, told, act } = useSeen<Progress>();
  const [isStarting, setStarting] = useState(false);
  const isOver = job?.status === 'done' || job?.status === 'cancelled';

  useEffect(() => {
    const known = new URLSearchParams(location.search).get('job');
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is known in the browser only
    if (known) setId(known);
  }, []);

  const url = id && !isOver && !isStarting ? `${JOBS}/${id}` : '';
  useAsked(url, LOOK_MS, told);

  async function start(wanted: Wanted) {
    setStarting(true);
    await act(async () => {
      const begun = await ask<Progress>(JOBS, post(wanted));
      // A CMS of the release before tells its id alone, while a new one is put in its place (0040).
      if ('faults' in begun) told.onAnswer(begun);
      setId(begun.id);
      const address = new URL(location.href);
      address.searchParams.set('job', begun.id);
      history.replaceState(null, '', address);
    });
    setStarting(false);
  }

  const cancel = () =>
    act(async () => told.onAnswer(await ask<Progress>(`${JOBS}/${id}/cancel`, post())));

  return { job, refusal, isStarting, start, cancel };
}
