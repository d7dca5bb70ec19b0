'use client';

import { useEffect, useRef, useState } from 'react';
import { kindOf } from '../../imports/names';
import { ask, Refusal, refusalOf } from '../ask';
import { sorted, type Picked } from './pickedFiles';

/** Requests at the same time: a browser makes six to one origin, and the screen needs one. */
const AT_ONCE = 4;
const WAITS_MS = [1000, 4000, 10_000];
/** Refusals that each further file would get as well. */
const FINAL = ['diskFull', 'overBudget', 'tooMany', 'gone', 'elsewhere', 'running', 'forbidden'];

type Failed = { picked: Picked; refusal: Refusal };
export type Upload = {
  isOn: boolean;
  total: number;
  done: number;
  secondsLeft: number | null;
  aside: number;
  failed: readonly Failed[];
};

const NOTHING: Upload = { isOn: false, total: 0, done: 0, secondsLeft: null, aside: 0, failed: [] };

/** For so long, or until it is stopped. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

const mayHelp = ({ fault, status }: Refusal) =>
  fault === 'stalled' || fault === 'tooBusy' || [502, 503, 504].includes(status);

async function putOnce(api: string, { name, file }: Picked, signal: AbortSignal) {
  const address = `${api}/files?name=${encodeURIComponent(name.normalize('NFC'))}`;
  const init = { method: 'PUT', body: file, signal, credentials: 'same-origin' } as const;
  const response = await fetch(address, {
    ...init,
    // Else Payload would read a sheet or a form by its kind.
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => {
    throw new Refusal('stalled');
  });
  if (!response.ok) throw await refusalOf(response);
}

async function put(api: string, picked: Picked, signal: AbortSignal) {
  for (const ms of [...WAITS_MS, 0]) {
    try {
      return await putOnce(api, picked, signal);
    } catch (error) {
      const refusal = error as Refusal;
      if (signal.aborted || ms === 0 || !mayHelp(refusal)) throw refusal;
      await wait(ms, signal);
    }
  }
}

/** Pictures that have arrived before, whole, are not sent again. A corrected sheet may have its old size. */
async function missing(api: string, picked: readonly Picked[]) {
  const { files } = await ask<{ files: [string, number][] }>(`${api}/files`);
  const there = new Map(files);
  return picked.filter(
    ({ name, file }) => kindOf(name) === 'sheet' || there.get(name.normalize('NFC')) !== file.size,
  );
}

/** Sends files, each in a request of its own. `onEnd` looks at what has come of them: the screen tells that, not what was before. */
export function useUpload(api: string, onEnd: () => Promise<unknown>) {
  const [upload, setUpload] = useState(NOTHING);
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!upload.isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [upload.isOn]);
  // Who leaves the screen ends it.
  useEffect(() => () => stopper.current?.abort(), []);

  async function sendAll(picked: readonly Picked[], signal: AbortSignal): Promise<Upload> {
    const { wanted, aside } = sorted(picked);
    const failed: Failed[] = [];
    let sent = 0;
    const startedAt = Date.now();
    const show = () => {
      const secondsLeft =
        sent > 0 ? ((Date.now() - startedAt) / sent / 1000) * (wanted.length - sent) : null;
      const done = Math.min(sent + failed.length, wanted.length);
      setUpload({ isOn: true, total: wanted.length, done, secondsLeft, aside, failed });
    };
    show();
    let isFinal = false;
    const waiting = await missing(api, wanted);
    sent = wanted.length - waiting.length;
    show();
    const queue = waiting.values();
    const takeTurns = async (most = Infinity) => {
      for (let turn = 0; turn < most && !isFinal && !signal.aborted; turn += 1) {
        const { value: one } = queue.next();
        if (!one) return;
        try {
          await put(api, one, signal);
          sent += 1;
        } catch (error) {
          if (signal.aborted) return;
          const refusal = error as Refusal;
          failed.push({ picked: one, refusal });
          isFinal ||= FINAL.includes(refusal.fault);
        }
        show();
      }
    };
    // The first alone: it settles where the others belong.
    await takeTurns(1);
    await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns()));
    const refusal = failed.at(-1)?.refusal ?? new Refusal('stalled');
    if (isFinal) for (const one of queue) failed.push({ picked: one, refusal });
    return { ...NOTHING, aside, failed, total: wanted.length, done: sent };
  }

  async function send(picked: readonly Picked[]) {
    if (picked.length === 0 || stopper.current) return;
    const { signal } = (stopper.current = new AbortController());
    const ended = await sendAll(picked, signal).catch((error: unknown): Upload => {
      const refusal = error instanceof Refusal ? error : new Refusal(String(error));
      return { ...NOTHING, failed: sorted(picked).wanted.map((one) => ({ picked: one, refusal })) };
    });
    const seen = onEnd();
    // Who stops it doesn't wait for a CMS that hangs.
    if (!signal.aborted) await seen;
    stopper.current = null;
    setUpload(ended);
  }

  return {
    upload,
    send,
    stop: () => stopper.current?.abort(),
    tryAgain: () => void send(upload.failed.map(({ picked }) => picked)),
    forget: () => setUpload(NOTHING),
  };
}
