import type { Payload, PayloadRequest } from 'payload';
import { LONGEST_LIFE_MS } from '@/lib/freshness.mjs';
import { byDatabase, momentBy } from './clocks';
import { isPostgresOf, rowsBy } from './driver';
import { listed, raw, sql } from './sql';

/**
 * `withdrawn`: the tags of what nobody may see any more. `works`: those that came, went or moved. `ids`: of the requests that
 * changed it, for the logs.
 */
export type Note = { tags: string[]; withdrawn: string[]; works: number[]; ids?: string[] };

export type OutboxRow = { id: number; note: Note; told: string[]; isEcho: boolean; tries: number };

/** A claimed row returns when its process has died; longer than telling takes (sendNotes.ts). */
const LEASE_MS = 3000;
const MOST_AT_ONCE = 200;

/** Longer than any row is put off: a minute (exchange/tellWebsites.ts). */
const MOST_AHEAD_MS = 2 * 60_000;

/** SQLite's is this machine's clock: what lies further ahead was put off before it was set back, and waits no longer. */
const isDue = (db: object, now: number) =>
  isPostgresOf(db)
    ? sql`due <= ${byDatabase(db, now)}`
    : sql`(due <= ${now} OR due > ${now + MOST_AHEAD_MS})`;

export type Saving = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** In the transaction of the save, if there is one. Returns its id. */
export async function putRow(
  { payload: { db }, transactionID }: Saving,
  note: Note,
  due: number,
): Promise<number> {
  const data = { note: JSON.stringify(note), told: '[]', isEcho: false, tries: 0 };
  const row = await db.create({
    collection: 'outbox',
    data: { ...data, due: await momentBy(db, due, { transactionID }), made: Date.now() },
    req: { transactionID },
  });
  return Number(row.id);
}

export const removeRows = ({ db }: Payload, ids: readonly number[]) =>
  rowsBy(db, sql`DELETE FROM outbox WHERE id IN ${listed(ids)}`);

type Stored = {
  id: number;
  note: string;
  told: string;
  is_echo: number | boolean;
  tries: number | string;
};

/** What is due, for this process alone until the lease ends. */
export async function claimRows({ db }: Payload, now: number): Promise<OutboxRow[]> {
  const ofOthers = raw(isPostgresOf(db) ? 'FOR UPDATE SKIP LOCKED' : '');
  const found = await rowsBy<Stored>(
    db,
    sql`UPDATE outbox SET due = ${byDatabase(db, now + LEASE_MS)} WHERE id IN (
      SELECT id FROM outbox WHERE ${isDue(db, now)} ORDER BY due LIMIT ${MOST_AT_ONCE} ${ofOthers})
    RETURNING id, note, told, is_echo, tries`,
  );
  return found.map(({ id, note, told, is_echo, tries }) => ({
    id: Number(id),
    note: JSON.parse(note),
    told: JSON.parse(told),
    isEcho: Boolean(is_echo),
    tries: Number(tries),
  }));
}

export type Progress = Pick<OutboxRow, 'told' | 'isEcho' | 'tries'>;

/** They are to be sent again: rows that have come equally far, by one statement. */
export const putBack = (
  { db }: Payload,
  ids: readonly number[],
  { told, isEcho, tries }: Progress,
  due: number,
) =>
  rowsBy(
    db,
    sql`UPDATE outbox SET told = ${JSON.stringify(told)}, is_echo = ${raw(isEcho ? 'TRUE' : 'FALSE')},
      tries = ${tries}, due = ${byDatabase(db, due)} WHERE id IN ${listed(ids)}`,
  );

/** SQLite belongs to one process: what it finds at its start waits for nobody. */
export async function releaseRows({ db }: Payload) {
  if (!isPostgresOf(db)) await rowsBy(db, sql`UPDATE outbox SET due = 0`);
}

export const sweepOutbox = ({ db }: Payload, now: number) =>
  rowsBy(db, sql`DELETE FROM outbox WHERE made < ${now - LONGEST_LIFE_MS}`);
