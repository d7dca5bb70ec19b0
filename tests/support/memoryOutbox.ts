import type { Payload } from 'payload';
import type { Note, OutboxRow, Progress, Saving } from '@/cms/queries/outbox';

type Kept = OutboxRow & { due: number; req: Saving };

/** In place of `cms/queries/outbox`, for unit tests: a row is there when its transaction is committed. */
let rows: Kept[] = [];
let lastId = 0;

const LEASE_MS = 3000;
const isCommitted = ({ req }: Kept) => typeof req.transactionID !== 'string';

export const emptyOutbox = () => void (rows = []);
export const keptNotes = () => rows.map(({ note }) => note);

export async function putRow(req: Saving, note: Note, due: number) {
  lastId += 1;
  rows.push({ id: lastId, note, told: [], isEcho: false, tries: 0, due, req });
  return lastId;
}

export async function removeRows(_: Payload, ids: readonly number[]) {
  rows = rows.filter(({ id }) => !ids.includes(id));
}

export async function claimRows(_: Payload, now: number) {
  const due = rows.filter((row) => row.due <= now && isCommitted(row));
  for (const row of due) row.due = now + LEASE_MS;
  return due.map((row) => ({ ...row }));
}

/** How many rows each statement has put back. */
export const countsPutBack: number[] = [];

export async function putBack(_: Payload, ids: readonly number[], progress: Progress, due: number) {
  countsPutBack.push(ids.length);
  rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...progress, due } : row));
}

export const releaseRows = async () => undefined;
export const sweepOutbox = async () => [];
