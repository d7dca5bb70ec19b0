import type { Payload } from 'payload';
import { isDraining } from '../http/draining';
import { logFailure } from '../services/log';
import { keepSweeping, lookEvery } from '../sweeping';
import { CertificateFault } from './fault';
import { claimJob, LEASE_MS, leaseOf, saveJob, sweepJobs, type Job, type JobFault } from './jobs';
import { makeCertificate, textsOfJob, type Texts } from './make';

/** How often it is said that the job is still worked on. */
const RENEW_MS = LEASE_MS / 4;
const LOOK_EVERY_MS = 2000;
/** What may pass (the bucket is away, the work is being saved) is tried again after these, other jobs meanwhile; then the work has failed. */
const PAUSES_MS = [2000, 5000, 15_000, 60_000];
/** A work that ends its process each time must not keep all others from being made. */
const MOST_DEATHS = 3;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;

/** A job that this process works on: its saves, one after another. */
class Held {
  private last: Promise<unknown> = Promise.resolve();
  /** Somebody cancelled it or took it over. */
  isLost = false;

  constructor(
    private readonly payload: Payload,
    public job: Job,
  ) {}

  save(changes: Partial<Job>): Promise<void> {
    const saved = this.last.then(async () => {
      // Once it waits for its next try, no lease is renewed.
      if (this.isLost || this.job.status === 'waiting') return;
      const leaseUntil = await leaseOf(this.payload, LEASE_MS);
      const job = await saveJob(this.payload, this.job, { leaseUntil, ...changes });
      if (job) this.job = job;
      else this.isLost = true;
    });
    this.last = saved.catch(() => undefined);
    return saved;
  }
}

/** Of a job that nobody looks at, the log tells too; not the detail, which may be a name. */
function faultOf({ by }: Job, work: number, error: unknown, startedAt: number): JobFault {
  const known = error instanceof CertificateFault ? error : null;
  const told = known ? new Error(`work ${work}: ${known.reason}`) : error;
  if (!known || !by) {
    logFailure({ path: 'certificates', token: 'request.failed', startedAt, error: told });
  }
  return { work, reason: known?.reason ?? 'failed', detail: known?.detail ?? '' };
}

/** An editor who is saving the work just now will have finished. */
const mayPass = ({ reason }: JobFault) => reason === 'failed' || reason === 'changing';

/** What the next work changes in the job. A fault that may pass is final at once where somebody looks on, who can begin anew. */
async function makeOne(payload: Payload, job: Job, texts: Texts): Promise<Partial<Job>> {
  const work = job.works[job.next] ?? 0;
  const over = { next: job.next + 1, tries: 0, deaths: 0 };
  const { tries = 0, deaths = 0 } = job;
  const startedAt = performance.now();
  if (deaths >= MOST_DEATHS) {
    const error = new Error(`work ${work}: did not finish ${deaths} times`);
    return { ...over, faults: [...job.faults, faultOf(job, work, error, startedAt)] };
  }
  try {
    const { outcome, fault } = await makeCertificate(payload, work, job.locales, texts);
    const faults = fault ? [...job.faults, faultOf(job, work, fault, startedAt)] : job.faults;
    return { ...over, [outcome]: job[outcome] + 1, faults };
  } catch (error) {
    const fault = faultOf(job, work, error, startedAt);
    const pause = mayPass(fault) && !job.by && PAUSES_MS[tries];
    if (pause) {
      const leaseUntil = await leaseOf(payload, pause);
      return { status: 'waiting', tries: tries + 1, deaths: 0, leaseUntil };
    }
    return { ...over, faults: [...job.faults, fault] };
  }
}

/** Works on a claimed job until it is done, cancelled, to be tried again later, or this process is told to stop; another then goes on with it. */
export async function runJob(
  payload: Payload,
  claimed: Job,
  tell: (job: Job) => void = () => undefined,
): Promise<Job> {
  const held = new Held(payload, claimed);
  const texts = textsOfJob();
  const timer = setInterval(() => held.save({}).catch(() => undefined), RENEW_MS);
  try {
    while (held.job.next < held.job.works.length && !held.isLost) {
      if (isDraining()) {
        await held.save({ status: 'waiting', leaseUntil: 0 });
        return held.job;
      }
      await held.save(await makeOne(payload, held.job, texts));
      if (held.job.status === 'waiting') return held.job;
      tell(held.job);
    }
    await held.save({ status: 'done', finishedAt: Date.now() });
  } finally {
    clearInterval(timer);
  }
  return held.job;
}

/** One job after another. When it fails, the lease ends, and the job is found again. */
async function makeQueued(payload: Payload) {
  for (let job = await claimJob(payload); job; job = await claimJob(payload)) {
    await runJob(payload, job);
    if (isDraining()) break;
  }
}

/** Looks for jobs, of dead processes too, for as long as this one runs. */
export function startMaking(payload: Payload) {
  const run = (now: number) => sweepJobs(payload, now);
  keepSweeping([{ name: 'certificates', everyMs: SWEEP_EVERY_MS, run }]);
  const look = () => makeQueued(payload);
  lookEvery({ path: 'certificates', everyMs: LOOK_EVERY_MS, look });
}
