import type { PayloadRequest } from 'payload';
import { textOf } from '../exchange/faults';
import { readState, type ImportState } from '../exchange/journal';
import { isOfBatch, isReachable, type Batch } from './batches';
import { summaryOf } from './uploads';

const lastOf = (state: ImportState, batch: Batch) => {
  const { id, state: phase, by = '', isOfScreen = false, counts, done, total, parts } = state;
  const { startedAt, endedAt = 0, at = 0, secondsLeft = 0, error = '', undone = null } = state;
  const { undoer = '', failed = [] } = state;
  const { partsToUndo = parts + 1 } = state;
  return {
    ...{ id, phase, by, isOfScreen, counts, done, total, startedAt, endedAt, at, secondsLeft },
    ...{ error, undoer, undone, failed, now: Date.now() },
    isOfBatch: isOfBatch(state.folder, batch),
    undo: { done: partsToUndo - parts, total: partsToUndo },
  };
};

/** All that the screen shows. */
export async function statusOf({ payload, i18n }: PayloadRequest, batch: Batch) {
  const { id, at, phase, done, sheet, mapping, headings, rows, report, fault, error } = batch;
  const [files, state] = await Promise.all([summaryOf(id), readState(payload)]);
  return {
    batch: {
      ...{ id, at, phase, done, sheet, mapping, headings, rows, error },
      counts: report && { total: report.total, ...report.counts },
      fault: fault && { row: fault.row, text: textOf(fault, i18n.language) },
      isReachable: isReachable(batch),
    },
    files,
    last: state && lastOf(state, batch),
  };
}

export type Status = Awaited<ReturnType<typeof statusOf>>;
export type Last = NonNullable<Status['last']>;
