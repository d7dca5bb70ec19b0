import type { Payload } from 'payload';
import type { Facts } from './entries';
import type { Mapping } from './heads';
import type { Action } from './plans';
import type { Described } from './writeWork';

/** The last import: what an undo and a resumed import need. It is kept in the database, so it outlives every process. */

export type Counts = Record<Action, number>;

export type ImportState = {
  id: string;
  state: 'running' | 'stopped' | 'done' | 'undoing' | 'undone';
  /** Where the sheet and its pictures are, on the machine that imports. */
  folder: string;
  sheet: string;
  /** Of the sheet's content. */
  hash: string;
  mapping: Mapping;
  /** Rows of the sheet, and how many of them are done. */
  total: number;
  done: number;
  /** The last row that is done, and how many parts of the journal are written. */
  row: number;
  parts: number;
  counts: Counts;
  startedAt: number;
  endedAt?: number;
  isOfScreen?: boolean;
  /** Who has begun it, on the screen: as it is told, and the e-mail address, which two never share. */
  by?: string;
  byEmail?: string;
  /** Of the screen: what can't be written is told in it. */
  language?: string;
  secondsLeft?: number;
  /** When this was written. */
  at?: number;
  /** Why it stopped, if nobody asked it to. */
  error?: string;
  /** The first of the rows that could not be written. */
  failed?: { row: number; key: string; reason: string }[];
  /** Of one that was stopped and is read again: the last row that was done, and those of before that had failed. */
  wasDone?: { to: number; failed: number[] };
  /** How often it was gone on with at the same rows, as its process died. */
  tries?: { done: number; count: number };
  undone?: Undone;
  /** Who undoes it, on the screen: as it is told, and the e-mail address. */
  undoer?: string;
  undoneBy?: string;
  /** Parts of the journal when the undo began. */
  partsToUndo?: number;
};

/** What an undo has come to. Of many works that were kept, the first are named. */
export type Undone = {
  deleted: number;
  restored: number;
  keptCount: number;
  kept: { key: string; reason: string }[];
};

/** What a row did, or was about to do when its process died (without an id). One that failed is skipped, and may have left its picture. */
export type Line = {
  row: number;
  key: string;
  action: Action;
  id?: number;
  updatedAt?: string;
  media?: number;
  /** Year and number in the year, of a new work without a certificate number. */
  place?: Facts;
  /** The facts before, of a changed work, and when it had last been saved. */
  before?: Facts;
  foundAt?: string;
  /** The descriptions that its picture has got: they may be changed without the work. */
  alts?: Facts;
  /** What was written over of a picture that was in the library. */
  described?: Described;
};

const STATE = 'import';
const CANCEL = 'import cancel';
const partKey = ({ id }: ImportState, part: number) => `import ${id} ${part}`;

export const readState = ({ kv }: Payload) => kv.get<ImportState>(STATE);
export const writeState = ({ kv }: Payload, state: ImportState) =>
  kv.set(STATE, { ...state, at: Date.now() });

export const readPart = async ({ kv }: Payload, state: ImportState, part: number) =>
  (await kv.get<Line[]>(partKey(state, part))) ?? [];
export const writePart = ({ kv }: Payload, state: ImportState, part: number, lines: Line[]) =>
  kv.set(partKey(state, part), lines);
export const dropPart = ({ kv }: Payload, state: ImportState, part: number) =>
  kv.delete(partKey(state, part));

/** What an undo would take back. */
export async function countToUndo(payload: Payload, state: ImportState) {
  const counts = { made: 0, changed: 0 };
  for (let part = 0; part <= state.parts; part += 1) {
    for (const { action } of await readPart(payload, state, part)) {
      if (action === 'made' || action === 'changed') counts[action] += 1;
    }
  }
  return counts;
}

/** A new import replaces the journal of the one before: only the last can be undone. */
export async function dropJournal(payload: Payload, state: ImportState) {
  for (let part = 0; part <= state.parts; part += 1) await dropPart(payload, state, part);
}

export const askToStop = ({ kv }: Payload, id: string) => kv.set(CANCEL, { id });
export const isAskedToStop = async ({ kv }: Payload, id: string) =>
  (await kv.get<{ id: string }>(CANCEL))?.id === id;
export const forgetStop = ({ kv }: Payload) => kv.delete(CANCEL);
