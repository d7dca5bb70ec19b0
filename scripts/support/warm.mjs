import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const POLL_MS = 100;

/** The first visitor should not wait for the most visited pages: the website says when it has made them (server/ready.mjs). */
export async function warm(origin) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const isReady = async () => (await fetch(`${origin}/api/ready`, { signal })).ok;
  try {
    while (!(await isReady())) await wait(POLL_MS, undefined, { signal });
    return undefined;
  } catch {
    return 'they are not there yet';
  }
}
