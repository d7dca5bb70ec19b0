import type { Payload, PayloadRequest } from 'payload';
import { isPostgresOf, parsedJson, rowsBy } from '../queries/driver';
import { runnerOf } from '../queries/ownTransaction';
import { raw, sql, type SQL } from '../queries/sql';

/** What an editor has planned for a document: a row of Payload's jobs, written by the drawer of its form. */
export type Schedule = {
  id: number;
  type: 'publish' | 'unpublish';
  /** The collection and the document. */
  slug: string;
  document: number;
  /** The editor who planned it; null: not known. */
  author: number | null;
  tries: number;
};

/** Why one was given up. */
export type Fault = 'author' | 'refused' | 'failed';

/** So long a claimed job is nobody else's. From its save on, its row is locked (runSchedules.ts). */
const LEASE_MS = 15_000;
/** Faults stand on the start page for a week. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

const iso = (time: number) => new Date(time).toISOString();

type Input = {
  type?: string;
  doc?: { relationTo?: string; value?: number | string };
  user?: { value?: number | string } | null;
};

const inputOf = (stored: unknown) => (parsedJson(stored) ?? {}) as Input;

export function toSchedule(id: unknown, stored: unknown, tries: unknown = 0): Schedule {
  const { type, doc, user } = inputOf(stored);
  return {
    id: Number(id),
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    slug: doc?.relationTo ?? '',
    document: Number(doc?.value),
    author: user?.value === undefined ? null : Number(user.value),
    tries: Number(tries),
  };
}

type Row = { id: number; input: unknown; total_tried: number | string };

const PENDING = sql`task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE`;

/** How many are still to come, or are being done. */
export async function countSchedules({ db }: Payload): Promise<number> {
  const [row] = await rowsBy<{ pending: number | string }>(
    db,
    sql`SELECT COUNT(*) AS pending FROM payload_jobs WHERE ${PENDING}`,
  );
  return Number(row?.pending ?? 0);
}

/** What a job is for, as one text. */
const documentOf = ({ db }: Payload, job: string) =>
  raw(
    isPostgresOf(db)
      ? `(${job}.input #>> '{doc,relationTo}') || ' ' || (${job}.input #>> '{doc,value}')`
      : `(${job}.input ->> '$.doc.relationTo') || ' ' || (${job}.input ->> '$.doc.value')`,
  );

/**
 * The earliest that is due and that nobody runs, for this process alone until the lease ends. Never a later one of the same document
 * before it: what is to be published and withdrawn again is done in this order.
 */
export async function claimSchedule(payload: Payload, now: number): Promise<Schedule | null> {
  const { db } = payload;
  const ofOthers = raw(isPostgresOf(db) ? 'FOR UPDATE SKIP LOCKED' : '');
  // Without statistics SQLite would compare all that are due with each other, and sort them after that.
  const inOrder = raw(isPostgresOf(db) ? '' : 'INDEXED BY payload_jobs_wait_until_idx');
  const [row] = await rowsBy<Row>(
    db,
    sql`UPDATE payload_jobs SET processing = TRUE, updated_at = ${iso(now)}, total_tried = COALESCE(total_tried, 0) + 1
      WHERE id = (
        SELECT id FROM payload_jobs job ${inOrder} WHERE ${PENDING} AND wait_until <= ${iso(now)}
          AND (processing IS NOT TRUE OR updated_at < ${iso(now - LEASE_MS)})
          AND NOT EXISTS (
            SELECT 1 FROM payload_jobs earlier WHERE ${PENDING}
              AND (earlier.wait_until, earlier.id) < (job.wait_until, job.id)
              AND ${documentOf(payload, 'earlier')} = ${documentOf(payload, 'job')})
        ORDER BY wait_until, id LIMIT 1 ${ofOthers})
      RETURNING id, input, total_tried`,
  );
  return row ? toSchedule(row.id, row.input, row.total_tried) : null;
}

/** It is not tried again; the start page says why. */
export const giveUp = ({ db }: Payload, id: number, fault: Fault) =>
  rowsBy(
    db,
    sql`UPDATE payload_jobs SET has_error = TRUE, processing = FALSE, error = ${JSON.stringify({ fault })},
      updated_at = ${iso(Date.now())} WHERE id = ${id}`,
  );

type Of = [req: PayloadRequest, slug: string, document: number | string];

/** Finds or deletes a document's jobs, in the transaction of its save. */
async function onJobs(what: 'SELECT id' | 'DELETE', which: SQL, ...[req, slug, document]: Of) {
  const { payload } = req;
  const run = await runnerOf(payload.db, req);
  const isOfDocument = sql`${documentOf(payload, 'payload_jobs')} = ${`${slug} ${document}`}`;
  return run(sql`${raw(what)} FROM payload_jobs WHERE ${which} AND ${isOfDocument}`);
}

/** What could not be done for it. */
export const forgetFaults = (...of: Of) =>
  onJobs('DELETE', sql`task_slug = 'schedulePublish' AND has_error IS TRUE`, ...of);

function isToPublish({ payload: { db } }: PayloadRequest): SQL {
  const type = raw(isPostgresOf(db) ? `input ->> 'type'` : `input ->> '$.type'`);
  return sql`${PENDING} AND ${type} = 'publish'`;
}

/** Whether it is to be published. */
export const hasPublishing = async (...of: Of) =>
  (await onJobs('SELECT id', isToPublish(of[0]), ...of)).length > 0;

/** When it was to be published. */
export const forgetPublishing = (...of: Of) => onJobs('DELETE', isToPublish(of[0]), ...of);

/** In the context of the save by which a plan is carried out. */
const IS_PLANNED = 'is planned';

export const asPlanned = () => ({ [IS_PLANNED]: true });

export const isPlanned = ({ context }: Pick<PayloadRequest, 'context'>) =>
  context[IS_PLANNED] === true;

/** The statement by which nobody is known to have planned what this editor has. */
export function forgetAuthor({ db }: Payload, author: number | string): SQL {
  const { planner, rest } = isPostgresOf(db)
    ? { planner: `input #>> '{user,value}'`, rest: `input - 'user'` }
    : { planner: `CAST(input ->> '$.user.value' AS TEXT)`, rest: `json_remove(input, '$.user')` };
  return sql`UPDATE payload_jobs SET input = ${raw(rest)}
    WHERE ${PENDING} AND ${raw(planner)} = ${String(author)}`;
}

/** SQLite belongs to one process: what is being worked on at its start, nobody works on. */
export async function releaseSchedules({ db }: Payload) {
  if (!isPostgresOf(db)) await rowsBy(db, sql`UPDATE payload_jobs SET processing = FALSE`);
}

export const sweepSchedules = ({ db }: Payload, now: number) =>
  rowsBy(
    db,
    sql`DELETE FROM payload_jobs WHERE has_error IS TRUE AND updated_at < ${iso(now - KEPT_MS)}`,
  );
