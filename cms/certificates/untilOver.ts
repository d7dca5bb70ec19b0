import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { claimJob, findJob, isOpen, type Job } from './jobs';
import { runJob } from './runJob';

const LOOK_MS = 1000;

type Tellers = {
  onProgress: (job: Job) => void;
  /** Something else is made just now. */
  onWaiting: () => void;
};

/**
 * The job when it is over. A CMS may be the first to take it up, or take it over when the lease has run out, as on a machine that
 * slept: then this waits.
 */
export async function untilOver(
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
