'use client';

import { useRef } from 'react';
import type { Status } from '../../imports/status';
import { ask, look, post } from '../ask';
import { useAsked } from '../useAsked.client';
import { useSeen } from '../useSeen.client';

const OFTEN_MS = 1500;
/** Other editors' imports. */
const SELDOM_MS = 15_000;

const isBusy = ({ batch, last }: Status) =>
  batch.phase === 'checking' || last?.phase === 'running' || last?.phase === 'undoing';

/** What the CMS knows of the import, kept up to date, and what an editor does with it. */
export function useImport(api: string) {
  const { seen: status, lost, refusal, told, act: attempt } = useSeen<Status>();
  const every = status && !isBusy(status) ? SELDOM_MS : OFTEN_MS;
  const isOver = lost?.fault === 'gone';
  useAsked(isOver ? '' : api, every, told);

  const lookNow = () => look<Status>(api).then(told.onAnswer, told.onFailure);

  const underWay = useRef(new Set<string>());

  /**
   * Does something, and shows what it has changed. False: it was refused, and the screen says why; or it is being done already, as when
   * a button is pressed twice.
   */
  const act = async (path: string, init: RequestInit = post()): Promise<boolean> => {
    const deed = `${init.method} ${path}`;
    if (underWay.current.has(deed)) return false;
    underWay.current.add(deed);
    const isDone = await attempt(() => ask(`${api}${path}`, init));
    if (isDone) await lookNow();
    underWay.current.delete(deed);
    return isDone;
  };

  return { status, refusal, look: lookNow, act };
}
