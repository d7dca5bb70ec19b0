import type { Payload, PayloadRequest } from 'payload';
import type { Note, OutboxRow } from '@/cms/queries/outbox';

type Kept = OutboxRow & { due: number; req: PayloadRequest };

/** In place of `cms/queries/outbox`, for unit tests: a row is there when its transaction is committed. */
let rows: Kept[] = [];
let lastId = 0;

const LEASE_MS = 3000;
const isCommitted = ({ req }: Kept) => typeof req.transactionID !== 'string';
const without = (id: number) => rows.filter((row) => row.id !== id);

export const emptyOutbox = () => void (rows = []);
export const keptNotes = () => rows.map(({ note }) => note);

export async function putRow(req: PayloadRequest, note: Note, due: number) {
  lastId += 1;
  rows.push({ id: lastId, note, told: [], isEcho: false, tries: 0, due, req });
  return lastId;
}

export async function replaceNote(_: Payload, id: number, note: Note, due: number) {
  rows = rows.map((row) => (row.id === id ? { ...row, note, due } : row));
}

export async function removeRow(_: Payload, id: number) {
  rows = without(id);
}

export async function claimRows(_: Payload, now: number) {
  const due = rows.filter((row) => row.due <= now && isCommitted(row));
  for (const row of due) row.due = now + LEASE_MS;
  return due.map((row) => ({ ...row }));
}

export async function putBack(_: Payload, changed: OutboxRow, due: number) {
  rows = rows.map((row) => (row.id === changed.id ? { ...row, ...changed, due } : row));
}

export const releaseRows = async () => undefined;
export const sweepOutbox = async () => [];
