import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '@/lib/i18n/locales';
import { momentBy } from '../queries/clocks';
import { changeValue, dropValue, valueAt, valuesUnder } from '../queries/keyValue';
import { listed, sql, type SQL } from '../queries/sql';
import type { FaultReason } from './fault';

export type JobFault = { work: number; reason: FaultReason; detail: string };

/** Certificates to be made. It is a row of Payload's key-value table, so that it survives restarts and every CMS sees it. */
export type Job = {
  id: string;
  /** Changes with each save: who has an older one has lost the job. */
  rev: string;
  status: 'waiting' | 'running' | 'done' | 'cancelled';
  /** The editor, or the command; '' for works that were changed: nobody looks at it. */
  by: string;
  locales: Locale[];
  works: number[];
  /** How many of the works are finished. */
  next: number;
  /** How often the next one has failed for what may pass. Jobs of older versions have none. */
  tries?: number;
  /** How many processes in a row didn't finish the next one: they died, as a rule. */
  deaths?: number;
  made: number;
  unchanged: number;
  faults: JobFault[];
  /** Until then it is nobody else's; by the database's clock, as those of several CMS differ. */
  leaseUntil: number;
  createdAt: number;
  startedAt: number;
  finishedAt: number;
};

const KEY = 'certificates:';
/** A command works on the job that it queues by itself: nobody else takes it before. */
const NOT_BEFORE_MS = 2000;
export const LEASE_MS = 10_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;
export const MOST_WORKS = 5000;
/** Of editors and the command. */
const MOST_WAITING = 50;

const OPEN: readonly Job['status'][] = ['waiting', 'running'];

export const isOpen = ({ status }: Job) => OPEN.includes(status);

/** Oldest first. */
export async function allJobs({ db }: Payload, condition?: SQL): Promise<Job[]> {
  const found = await valuesUnder<Job>(db, KEY, condition);
  return found.sort((one, other) => one.createdAt - other.createdAt);
}

/** Those of a week that are done stay in the database: each CMS looks for open ones every two seconds. */
const openJobs = (payload: Payload) => allJobs(payload, sql`data ->> 'status' IN ${listed(OPEN)}`);

export const findJob = ({ db }: Payload, id: string) => valueAt<Job>(db, KEY + id);

const openThatCount = async (payload: Payload) =>
  (await openJobs(payload)).filter(({ by }) => by).length;

type Within = Pick<PayloadRequest, 'transactionID'>;

/** Of one that is nobody else's for so long from now. */
export const leaseOf = ({ db }: Payload, ms: number, within?: Within) =>
  momentBy(db, Date.now() + ms, within);

type Wanted = Pick<Job, 'works' | 'locales' | 'by'>;

/** One that is still open, of who asks for the same again: twice in a row, or as the first answer was lost. */
export async function findSameJob(
  payload: Payload,
  { works, locales, by }: Wanted,
): Promise<Job | undefined> {
  const open = await openJobs(payload);
  return open.find(
    (job) =>
      job.by === by &&
      String(job.locales) === String(locales) &&
      String(job.works) === String(works),
  );
}

/** Null: too many are waiting. Within a save's transaction nobody sees the job before what it is about. */
export async function queueJob(
  payload: Payload,
  wanted: Wanted,
  within?: Within,
): Promise<Job | null> {
  const now = Date.now();
  // What changed works need is always taken on, and takes nobody's place: it is one row each.
  if (wanted.by && (await openThatCount(payload)) >= MOST_WAITING) return null;
  const job: Job = {
    ...wanted,
    id: randomUUID(),
    rev: randomUUID(),
    status: 'waiting',
    ...{ next: 0, made: 0, unchanged: 0, faults: [] },
    leaseUntil: await leaseOf(payload, NOT_BEFORE_MS, within),
    ...{ createdAt: now, startedAt: 0, finishedAt: 0 },
  };
  await payload.db.create({
    collection: 'payload-kv',
    data: { key: KEY + job.id, data: job },
    req: { transactionID: within?.transactionID },
  });
  return job;
}

/** The job as it is saved now; null when somebody else has saved it since. */
export async function saveJob(
  payload: Payload,
  job: Job,
  changes: Partial<Job>,
): Promise<Job | null> {
  const saved: Job = { ...job, ...changes, rev: randomUUID() };
  const isOurs = sql`data ->> 'rev' = ${job.rev}`;
  return (await changeValue(payload.db, KEY + job.id, saved, isOurs)) ? saved : null;
}

/** Of one that is still running nobody has said that it ended. */
const deathsOf = ({ status, deaths = 0 }: Job) => (status === 'running' ? deaths + 1 : deaths);

/** The next job that nobody works on, unless one is being worked on; or only the one that is named. */
export async function claimJob(payload: Payload, only?: string): Promise<Job | null> {
  const open = await openJobs(payload);
  if (open.length === 0) return null;
  const now = await momentBy(payload.db, Date.now());
  if (open.some(({ status, leaseUntil }) => status === 'running' && leaseUntil > now)) return null;
  const job = open.find(({ id, leaseUntil }) => (only ? id === only : leaseUntil <= now));
  if (!job) return null;
  return saveJob(payload, job, {
    status: 'running',
    deaths: deathsOf(job),
    leaseUntil: now + LEASE_MS,
    startedAt: job.startedAt || Date.now(),
  });
}

/** Whoever works on it stops at the next work. */
export async function cancelJob(payload: Payload, id: string): Promise<Job | null> {
  for (;;) {
    const job = await findJob(payload, id);
    if (!job || !isOpen(job)) return job;
    const saved = await saveJob(payload, job, { status: 'cancelled', finishedAt: Date.now() });
    if (saved) return saved;
  }
}

/** What was done a week ago. */
export async function sweepJobs(payload: Payload, now: number): Promise<void> {
  const old = (await allJobs(payload)).filter(
    (job) => !isOpen(job) && job.finishedAt < now - KEPT_MS,
  );
  for (const { id } of old) await dropValue(payload.db, KEY + id);
}
