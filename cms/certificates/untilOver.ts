import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { cancelJob, claimJob, findJob, isOpen, type Job } from './jobs';
import { runJob } from './runJob';

const LOOK_MS = 1000;

type Tellers = {
  onProgress: (job: Job) => void;
  /** Something else is made just now. */
  onWaiting: () => void;
};

async function followed(
  payload: Payload,
  id: string,
  { onProgress, onWaiting }: Tellers,
): Promise<Job> {
  for (let tries = 0; ; tries += 1) {
    const claimed = await claimJob(payload, id);
    const job = await (claimed ? runJob(payload, claimed, onProgress) : findJob(payload, id));
    if (!job) throw new Error('it was deleted');
    if (!isOpen(job)) return job;
    if (job.status === 'running') onProgress(job);
    else if (tries === 0) onWaiting();
    await wait(LOOK_MS);
  }
}

/**
 * The job when it is over. A CMS may be the first to take it up, or take it over when the lease has run out, as on a machine that
 * slept: then this waits. Until then Ctrl-C cancels the job; what comes after, as writing a file, it ends.
 */
export async function untilOver(payload: Payload, id: string, tellers: Tellers): Promise<Job> {
  const cancel = () => void cancelJob(payload, id);
  process.once('SIGINT', cancel);
  try {
    return await followed(payload, id, tellers);
  } finally {
    process.off('SIGINT', cancel);
  }
}
