import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Payload, PayloadRequest } from 'payload';
import { DATA_DIR } from '../env';
import type { FaultCode } from '../exchange/faults';
import type { Mapping } from '../exchange/heads';
import { readState } from '../exchange/journal';
import type { Report } from '../exchange/runImport';
import { changeValue } from '../queries/keyValue';
import { allOf, sql } from '../queries/sql';
import { ImportFault } from './faults';
import { filesOf, isHere, removeBatch } from './uploads';

/** A heading of the sheet, and the key of the column that it means; '' for none. */
export type Heading = { told: string; heading: string; key: string };

/** How many rows of a report there are to show. */
export type Rows = { all: number; told: number; skipped: number };

/** What an editor brings: one at a time for each. Every CMS sees this; the files are on one computer's disk. */
export type Batch = {
  id: string;
  /** Where the files are; '' while there are none. */
  place: string;
  phase: 'files' | 'checking' | 'checked';
  /** When this was written: a check whose process died tells nothing any more. */
  at: number;
  /** Rows that are checked. */
  done: number;
  sheet: string;
  mapping: Mapping;
  headings: Heading[];
  rows: Rows;
  report: Report | null;
  /** Why the sheet can't be read at all. */
  fault: { row: number; code: FaultCode; value: string } | null;
  error: string;
};

/** The disk that this process writes to. */
const HERE = `${hostname()}:${DATA_DIR}`;
const DEAD_MS = 60_000;

const keyOf = (editor: number | string) => `import batch ${editor}`;

export const emptyRows = (): Rows => ({ all: 0, told: 0, skipped: 0 });

type Checked = Pick<Batch, 'phase' | 'done' | 'headings' | 'rows' | 'report' | 'fault' | 'error'>;

/** What a check finds out, before one. */
export const unchecked = (): Checked => ({
  ...{ phase: 'files', done: 0, headings: [], rows: emptyRows() },
  ...{ report: null, fault: null, error: '' },
});

export async function beginBatch({ kv }: Payload, editor: number | string): Promise<Batch> {
  const begun = { ...unchecked(), id: randomUUID(), place: '', at: Date.now() };
  const batch: Batch = { ...begun, sheet: '', mapping: {} };
  await kv.set(keyOf(editor), batch);
  return batch;
}

/** An editor's own, as it is now. */
export async function batchOf({ kv }: Payload, editor: number | string): Promise<Batch | null> {
  const batch = await kv.get<Batch>(keyOf(editor));
  const isDead = batch?.phase === 'checking' && batch.at < Date.now() - DEAD_MS;
  return batch && isDead ? { ...batch, phase: 'files' } : batch;
}

/** Nothing, when the editor has begun another meanwhile, or it isn't in the given phase any more. */
export async function changeBatch(
  payload: Payload,
  editor: number | string,
  { id }: Pick<Batch, 'id'>,
  changes: Partial<Batch>,
  phase?: Batch['phase'],
): Promise<Batch | null> {
  const batch = await batchOf(payload, editor);
  if (batch?.id !== id || (phase && batch.phase !== phase)) return null;
  const changed: Batch = { ...batch, ...changes, at: Date.now() };
  // Not either, when that happens just now.
  const isStill = [sql`data ->> 'id' = ${id}`];
  if (phase) isStill.push(sql`data ->> 'phase' = ${phase}`);
  return (await changeValue(payload.db, keyOf(editor), changed, allOf(isStill))) ? changed : null;
}

/** The batch that a request's address names. */
export async function namedBatch({ payload, user, routeParams }: PayloadRequest): Promise<Batch> {
  const batch = user && (await batchOf(payload, user.id));
  if (!batch || batch.id !== routeParams?.id) throw new ImportFault('gone');
  return batch;
}

/** Whether this process can reach its files; it can, too, when there are none yet. */
export const isReachable = ({ id, place }: Batch) => place === '' || place === HERE || isHere(id);

/** Before a file comes: the batch belongs to this disk, and what was checked is not so any more. */
export async function settle(req: PayloadRequest, batch: Batch): Promise<void> {
  if (!isReachable(batch)) throw new ImportFault('elsewhere');
  if (!req.user || (batch.place && batch.phase === 'files')) return;
  await changeBatch(req.payload, req.user.id, batch, { ...unchecked(), place: HERE });
}

/** Whether the import that goes on, or could, has the files of this batch. */
export const isOfBatch = (folder: string, { id }: Pick<Batch, 'id'>) => folder === filesOf(id);

/** What an editor has brought goes, in the transaction of a request; files that are being imported, when they are swept. */
export async function dropBatch(req: PayloadRequest, editor: number | string) {
  const { payload } = req;
  const batch = await batchOf(payload, editor);
  if (!batch) return;
  const where = { key: { equals: keyOf(editor) } };
  await payload.db.deleteMany({ collection: 'payload-kv', where, req });
  const state = await readState(payload);
  if (state?.state !== 'running' || !isOfBatch(state.folder, batch)) await removeBatch(batch.id);
}
