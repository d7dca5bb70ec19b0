import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate as others } from 'node:timers/promises';
import type { Payload } from 'payload';
import { toSiteLocale } from '@/lib/i18n/locales';
import { reasonOf } from '@/lib/reason';
import { inTurns } from '../inTurns';
import { isOfPicture, readEntry, type Entry } from './entries';
import { isError, SheetFault, type Fault } from './faults';
import { dropHalfVersion } from './halfWritten';
import { readHeads, type Head, type Mapping } from './heads';
import {
  dropJournal,
  isAskedToStop,
  readPart,
  readState,
  writePart,
  writeState,
  type Counts,
  type ImportState,
  type Line,
} from './journal';
import { readKnown, type Known } from './known';
import { wholeFailureOf } from './ofTheWhole';
import { findPictures } from './pictures';
import { checkTwice, nothingSeen, planOf, type Action, type Context, type Plan } from './plans';
import { readSheet } from './readSheet';
import { worksOf } from './storedWorks';
import { telling, TELL_EVERY_MS, type Telling } from './tellWebsites';
import { writeWork, type Writing, type WrittenPicture } from './writeWork';

/** A folder with a sheet and its pictures. */
export type Source = { folder: string; sheet: string; mapping: Mapping };

export type Report = { total: number; counts: Counts };
export type Progress = { done: number; total: number; secondsLeft: number };

export type Tellers = {
  /** All headings, also of columns that are left out; before the rows. */
  onHeads?: (heads: readonly Head[]) => void | Promise<void>;
  /** Each row, in the sheet's order; row 1 is about the headings. */
  onRow?: (plan: Pick<Plan, 'row' | 'key' | 'action' | 'faults'>) => void | Promise<void>;
  onProgress?: (progress: Progress) => void | Promise<void>;
  /** The import has begun: others see its state. */
  onBegin?: () => void;
  /** Asked between parts: this process must not go on; the import does when there is another. */
  isOver?: () => boolean;
};

const ROWS_AT_ONCE = 40;
/** Payload waits for the disk and the database most of the time; sharp has threads of its own. */
const WORKS_AT_ONCE = 3;

const noCounts = (): Counts => ({ made: 0, changed: 0, same: 0, skipped: 0 });

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const sheetOf = ({ folder, sheet }: Source) => join(folder, sheet);

/** The rows of a sheet in parts, after its headings. */
async function* entriesOf(
  source: Source,
  known: Known,
  onHeads: (faults: Fault[], heads: readonly Head[]) => void | Promise<void>,
) {
  let heads: ReturnType<typeof readHeads>['heads'] | null = null;
  let part: Entry[] = [];
  for await (const row of readSheet(sheetOf(source))) {
    if (!heads) {
      const read = readHeads(row, source.mapping);
      heads = read.heads;
      await onHeads(read.faults, heads);
      if (read.faults.some(isError)) return;
      continue;
    }
    part.push(readEntry(row, heads, known));
    if (part.length < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (!heads) throw new SheetFault('emptySheet');
  if (part.length > 0) yield part;
}

async function contextOf(payload: Payload, { folder }: Source): Promise<Context> {
  const [known, pictures] = await Promise.all([readKnown(payload), findPictures(folder)]);
  return { known, pictures, seen: nothingSeen() };
}

async function plansOf(payload: Payload, entries: readonly Entry[], context: Context) {
  const works = await worksOf(payload, entries, context.known);
  const plans: Plan[] = [];
  // In order: a number that is there twice is told at the second row.
  for (const entry of entries) plans.push(await planOf(entry, works, context));
  await others();
  return plans;
}

/** What an import would do; nothing is written. */
export async function checkImport(
  payload: Payload,
  source: Source,
  tellers: Tellers = {},
): Promise<Report> {
  const context = await contextOf(payload, source);
  const report: Report = { total: 0, counts: noCounts() };
  const faults: Fault[] = [];
  const parts = entriesOf(source, context.known, async (found, heads) => {
    faults.push(...found);
    await tellers.onHeads?.(heads);
  });
  let isHeaded = false;
  const tellHeads = async () => {
    if (!isHeaded && faults.length > 0) {
      const action = faults.some(isError) ? 'skipped' : 'same';
      await tellers.onRow?.({ row: faults[0]?.row ?? 1, key: '', action, faults });
    }
    isHeaded = true;
  };
  for await (const part of parts) {
    await tellHeads();
    for (const plan of await plansOf(payload, part, context)) {
      report.total += 1;
      report.counts[plan.action] += 1;
      await tellers.onRow?.(plan);
    }
    await tellers.onProgress?.({ done: report.total, total: 0, secondsLeft: 0 });
  }
  await tellHeads();
  const fatal = faults.find(isError);
  if (fatal) throw new SheetFault(fatal.code, fatal.value, fatal.row);
  return report;
}

/** `tries` are those of an import that a process goes on with by itself; one that somebody begins has none. */
type Importer = Pick<ImportState, 'isOfScreen' | 'by' | 'byEmail' | 'language' | 'tries'>;
export type Import = { source: Source; report: Report } & Importer;

/** The journal of the last import is still needed: the process died that wrote it, or undid it. */
export class NotFinished extends Error {}

const REFUSED = {
  running:
    'another import was interrupted: go on with it, cancel it on the screen, or take it back with --undo',
  undoing: 'an undo is not finished: go on with --undo',
} as const;

type Last = ImportState | null;

const isUnfinished = (last: Last): last is ImportState =>
  last?.state === 'running' || last?.state === 'stopped';

/** A corrected sheet comes to the same place, or from the same person. Another one is an import of its own. */
const isOfOne = (last: ImportState, { source, byEmail }: Import, hash: string) =>
  last.hash === hash ||
  last.folder === source.folder ||
  (byEmail !== undefined && last.byEmail === byEmail);

/** The last import, if this one goes on with it. */
function leftBy(last: Last, wanted: Import, hash: string): Last {
  return isUnfinished(last) && isOfOne(last, wanted, hash) ? last : null;
}

/**
 * It was stopped after rows that are done as a whole. Works may have been deleted meanwhile: all rows are read again. One whose
 * process died, or that a full disk ended, goes on with the rows that it was writing.
 */
const isAtRest = ({ state, endedAt }: ImportState) => state === 'stopped' && endedAt !== undefined;

/** Of an import that was stopped, perhaps while it was read again. */
function doneBy({ row, failed = [], wasDone }: ImportState): ImportState['wasDone'] {
  const before = wasDone?.failed.filter((each) => each > row) ?? [];
  return {
    to: Math.max(row, wasDone?.to ?? 0),
    failed: [...failed.map((each) => each.row), ...before],
  };
}

/** The state of an import that goes on, or of a new one. Null: there is nothing to do, and the last one can still be undone. */
async function begin(payload: Payload, wanted: Import) {
  const { source, report, isOfScreen = false, by, byEmail, language, tries } = wanted;
  const importer: Importer = { isOfScreen, by, byEmail, language, tries };
  const { total, counts } = report;
  const last = await readState(payload);
  const hash = await hashOf(sheetOf(source));
  const left = leftBy(last, wanted, hash);
  if (!left && counts.made + counts.changed === 0) return null;
  if (left) {
    const isSame =
      left.hash === hash && JSON.stringify(left.mapping) === JSON.stringify(source.mapping);
    // Of a corrected sheet, too, all rows are read again, and compared; the undo is of both.
    const anew = {
      ...{ hash, done: 0, row: 0, parts: left.parts + 1, counts: noCounts() },
      ...{ failed: undefined, wasDone: isSame ? doneBy(left) : undefined },
    };
    const state: ImportState = {
      ...{ ...left, ...source, total, ...importer, state: 'running' },
      ...{ error: undefined, endedAt: undefined },
      ...(isSame && !isAtRest(left) ? {} : anew),
    };
    await writeState(payload, state);
    return state;
  }
  if (last?.state === 'running' || last?.state === 'undoing')
    throw new NotFinished(REFUSED[last.state]);
  if (last) await dropJournal(payload, last);
  const state: ImportState = {
    ...source,
    ...{ id: randomUUID(), state: 'running', hash, total, ...importer, counts: noCounts() },
    ...{ done: 0, row: 0, parts: 0, startedAt: Date.now() },
  };
  await writeState(payload, state);
  return state;
}

const lineOf = ({ row, key, action, stored, changes }: Plan): Line => {
  if (action === 'made' || !stored) {
    const { num, label = null, seq = null } = changes;
    return { row, key, action, ...(num ? {} : { place: { label, seq } }) };
  }
  const before = Object.fromEntries(
    Object.keys(changes).map((name) => [name, stored.facts[name] ?? null]),
  );
  const alts = Object.fromEntries(Object.entries(changes).filter(([name]) => isOfPicture(name)));
  return { row, key, action, id: stored.id, before, foundAt: stored.updatedAt, alts };
};

type Writes = { action: 'made' | 'changed' };
const isToWrite = <T extends { action: Action }>(one: T): one is T & Writes =>
  one.action === 'made' || one.action === 'changed';

/** Also of a row that failed after its picture was stored, or described. */
const isToUndo = (line: Line) => isToWrite(line) || Boolean(line.media ?? line.described);

/** Of rows that could not be written. */
const MOST_NAMED = 100;

function noteFailed(state: ImportState, { row, key, faults }: Plan) {
  const fault = faults.find(({ code }) => code === 'notWritten');
  const failed = state.failed ?? [];
  if (!fault || failed.length >= MOST_NAMED) return;
  state.failed = [...failed, { row, key, reason: fault.value }];
}

/** What Payload says of each field, else why the row failed, without a statement's values. */
const whyNotWritten = (error: unknown) => {
  const { data } = error as { data?: { errors?: { message: string }[] } };
  return data?.errors?.map((each) => each.message).join('; ') || reasonOf(error);
};

/** The journal's line of a row. One that is written again keeps what it was before the first time; of one that failed, its picture. */
function lineAgain(plan: Plan, left: Line | undefined): Line {
  const line = lineOf(plan);
  if (!left || plan.action === 'same') return line;
  if (!isToWrite(left)) return { ...line, media: left.media, described: left.described };
  if (!plan.stored || plan.action === 'skipped') return line;
  return { ...left, id: plan.stored.id };
}

/** What a process that died was writing, and pictures of rows that had failed: the part of the journal that it had not finished. */
async function leftOf(payload: Payload, state: ImportState) {
  const lines = await readPart(payload, state, state.parts);
  return new Map(lines.filter(isToUndo).map((line) => [line.row, line] as const));
}

/** Writes one row; its line of the journal afterwards. It throws what no other row could be written for, either. */
async function write(
  writing: Writing,
  plan: Plan,
  line: Line,
  since?: number,
): Promise<{ plan: Plan; line: Line }> {
  if (!isToWrite(plan)) return { plan, line };
  const { stored, changes, path } = plan;
  let picture: WrittenPicture = {};
  try {
    if (stored && since !== undefined) {
      const work = { collection: 'albums', id: stored.id } as const;
      await dropHalfVersion(writing.payload, work, { isAnew: line.action === 'made' });
    }
    const isNewPicture = !stored || since !== undefined || changes.picture !== undefined;
    const written = await writeWork(writing, {
      id: stored?.id,
      facts: changes,
      before: stored?.facts,
      updatedAt: stored?.updatedAt,
      path: isNewPicture ? path : null,
      since,
      onPicture: (told) => (picture = told),
    });
    return { plan, line: { ...line, ...written } };
  } catch (error) {
    const failure = wholeFailureOf(error);
    if (failure) throw failure;
    const fault = {
      row: plan.row,
      column: '',
      code: 'notWritten',
      value: whyNotWritten(error),
    } as const;
    const skipped: Plan = { ...plan, action: 'skipped', faults: [...plan.faults, fault] };
    return { plan: skipped, line: { ...line, ...picture, action: 'skipped' } };
  }
}

/** Imports what has no fault, from where an interrupted import of the same sheet has come to. */
export async function runImport(
  payload: Payload,
  wanted: Import,
  tellers: Tellers = {},
): Promise<Pick<ImportState, 'state' | 'counts'>> {
  const { source, report } = wanted;
  const state = await begin(payload, wanted);
  if (!state) return { state: 'done', counts: report.counts };
  tellers.onBegin?.();
  const { wasDone } = state;
  const context: Context = {
    ...(await contextOf(payload, source)),
    wasDone: (row) => wasDone !== undefined && row <= wasDone.to && !wasDone.failed.includes(row),
  };
  return telling(payload, { isWithdrawn: false, everyMs: TELL_EVERY_MS }, (websites) =>
    importParts({ payload, source, state, context, websites }, tellers),
  );
}

type Importing = {
  payload: Payload;
  source: Source;
  state: ImportState;
  context: Context;
  websites: Telling;
};

/** What Payload and we say in the importer's language; in English of an import without one. */
async function wordsIn({ config }: Payload, language: string | undefined) {
  if (!language) return undefined;
  // Not above: unit tests can't load it.
  const { getLocalI18n } = await import('payload');
  return getLocalI18n({ config, language: toSiteLocale(language) });
}

async function importParts(
  { payload, source, state, context, websites }: Importing,
  tellers: Tellers,
): Promise<ImportState> {
  const { total } = state;
  const i18n = await wordsIn(payload, state.language);
  const writing: Writing = { payload, known: context.known, alts: new Map(), i18n };
  const [startedAt, doneBefore] = [Date.now(), state.done];
  for await (const part of entriesOf(source, context.known, () => undefined)) {
    const lastRow = part.at(-1)?.row ?? 0;
    if (lastRow <= state.row) {
      for (const entry of part) checkTwice(entry, context.seen);
      continue;
    }
    if (await isAskedToStop(payload, state.id)) {
      state.state = 'stopped';
      break;
    }
    // It stays as running: whoever finds it so goes on.
    if (tellers.isOver?.()) return state;
    const left = await leftOf(payload, state);
    const writes = [...left.values()].filter(isToWrite);
    const actions = new Map(writes.map(({ row, action }) => [row, action] as const));
    const plans = (await plansOf(payload, part, { ...context, left: actions })).map((plan) => ({
      plan,
      line: lineAgain(plan, left.get(plan.row)),
    }));
    const lines = () => plans.map(({ line }) => line).filter(isToUndo);
    const isWriting = plans.some(({ plan }) => isToWrite(plan));
    if (isWriting) {
      await websites.beforePart();
      await writePart(payload, state, state.parts, lines());
    }
    const written = await inTurns(plans, WORKS_AT_ONCE, ({ plan, line }) =>
      write(writing, plan, line, left.has(plan.row) ? state.startedAt : undefined),
    );
    plans.splice(0, plans.length, ...written);
    if (isWriting) {
      await writePart(payload, state, state.parts, lines());
      state.parts += 1;
    }
    for (const { plan, line } of plans) {
      state.counts[line.action] += 1;
      noteFailed(state, plan);
      await tellers.onRow?.({ ...plan, action: line.action });
    }
    state.done += part.length;
    state.row = lastRow;
    const each = (Date.now() - startedAt) / (state.done - doneBefore);
    const secondsLeft = Math.round((each * Math.max(0, total - state.done)) / 1000);
    state.secondsLeft = secondsLeft;
    await writeState(payload, state);
    await tellers.onProgress?.({ done: state.done, total, secondsLeft });
    if (isWriting) await websites.afterPart();
  }
  if (state.state === 'running') state.state = 'done';
  state.endedAt = Date.now();
  await writeState(payload, state);
  return state;
}
