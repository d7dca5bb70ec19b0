import type { Payload } from 'payload';
import type { Facts } from './entries';
import type { Mapping } from './heads';
import type { Action } from './plans';

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
};

/** What a row did, or was about to do when its process died (without an id). */
export type Line = {
  row: number;
  key: string;
  action: Action;
  id?: number;
  updatedAt?: string;
  media?: number;
  /** The facts before, of a changed work. */
  before?: Facts;
};

const STATE = 'import';
const CANCEL = 'import cancel';
const partKey = ({ id }: ImportState, part: number) => `import ${id} ${part}`;

export const readState = ({ kv }: Payload) => kv.get<ImportState>(STATE);
export const writeState = ({ kv }: Payload, state: ImportState) => kv.set(STATE, state);

export const readPart = async ({ kv }: Payload, state: ImportState, part: number) =>
  (await kv.get<Line[]>(partKey(state, part))) ?? [];
export const writePart = ({ kv }: Payload, state: ImportState, part: number, lines: Line[]) =>
  kv.set(partKey(state, part), lines);
export const dropPart = ({ kv }: Payload, state: ImportState, part: number) =>
  kv.delete(partKey(state, part));

/** A new import replaces the journal of the one before: only the last can be undone. */
export async function dropJournal(payload: Payload, state: ImportState) {
  for (let part = 0; part <= state.parts; part += 1) await dropPart(payload, state, part);
}

export const askToStop = ({ kv }: Payload, id: string) => kv.set(CANCEL, { id });
export const isAskedToStop = async ({ kv }: Payload, id: string) =>
  (await kv.get<{ id: string }>(CANCEL))?.id === id;
export const forgetStop = ({ kv }: Payload) => kv.delete(CANCEL);
