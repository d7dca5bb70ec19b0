import { setImmediate as others } from 'node:timers/promises';
import type { Payload } from 'payload';
import { reasonOf } from '@/lib/reason';
import { ASKED_BY } from './exportLog';
import { quietly } from '../quietly';
import { dropHalfVersion } from './halfWritten';
import {
  dropPart,
  readPart,
  readState,
  writePart,
  writeState,
  type ImportState,
  type Line,
  type Undone,
} from './journal';
import { readKnown, type Known } from './known';
import { wholeFailureOf } from './ofTheWhole';
import { keyOf } from './plans';
import { placesOf, storedWorks, type Stored } from './storedWorks';
import { telling, TELL_EVERY_MS } from './tellWebsites';
import { unusedMedia } from './unusedMedia';
import { findMedia, restoreAlts, writeWork } from './writeWork';

/** Of those that are kept. */
const MOST_NAMED = 200;

type TellUndo = (progress: { done: number; total: number }) => void | Promise<void>;

function keepWork({ undone }: Undoing, { key }: Line, reason: string) {
  undone.keptCount += 1;
  if (undone.kept.length < MOST_NAMED) undone.kept.push({ key, reason });
}

/** Works that a visitor may have collected or commented on, and those with a certificate, are not deleted silently. */
async function isTakenUp(payload: Payload, id: number): Promise<boolean> {
  const where = { album: { equals: id } };
  const counts = await Promise.all([
    payload.count({ collection: 'favourites', where }),
    payload.count({ collection: 'albumComments', where }),
    payload.count({ collection: 'certificates', where }),
  ]);
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

type Undoing = {
  payload: Payload;
  known: Known;
  undone: Undone;
  undoneBy?: string;
  /** When the import began. */
  startedAt: number;
  /** When this undo has written works itself, and when they had been saved before the import changed them: an earlier part may have made them. */
  writtenAt: Map<number, { at?: string; foundAt?: string }>;
};

/** A work without a picture has got none of its descriptions. Another work's undo may have given them back. */
const hasAlts = ({ facts }: Stored, { alts = {}, before = {}, described }: Line) => {
  const were = described?.before ?? before;
  return (
    !facts.picture ||
    Object.entries(alts).every(([key, alt]) => [alt, were[key]].includes(facts[key]))
  );
};

/** Still as the import has left it. A line without a time is of a part that was not finished, or whose undo was not. */
function isUntouched({ writtenAt }: Undoing, line: Line, stored: Stored) {
  if (line.updatedAt === undefined) return true;
  const { at, foundAt } = writtenAt.get(stored.id) ?? {};
  const isOurs = at === stored.updatedAt && foundAt === line.updatedAt;
  const isAsLeft = line.updatedAt === stored.updatedAt || isOurs;
  return isAsLeft && !stored.hasNewerDraft && hasAlts(stored, line);
}

/** The picture of a work whose line has no id, if it came with the import. */
async function ownPicture({ payload, startedAt }: Undoing, line: Line, { facts }: Stored) {
  if (line.id !== undefined || !facts.picture) return [];
  const media = await findMedia(payload, String(facts.picture));
  return media && media.createdAt >= startedAt ? [media.id] : [];
}

async function undoMade(undoing: Undoing, line: Line, stored: Stored) {
  const { payload, undone, undoneBy } = undoing;
  const keep = (reason: string) => keepWork(undoing, line, reason);
  if (!isUntouched(undoing, line, stored)) return keep('changed since');
  if (await isTakenUp(payload, stored.id)) return keep('has favourites, comments or certificates');
  // Before it is gone: an undo that is killed goes on with what is there.
  if (line.described) await restoreAlts(payload, line.described);
  const context = { ...quietly(), [ASKED_BY]: undoneBy };
  await payload.delete({ collection: 'albums', id: stored.id, depth: 0, context });
  undone.deleted += 1;
}

async function undoChanged(undoing: Undoing, line: Line, stored: Stored) {
  const { payload, known, undone, writtenAt } = undoing;
  if (!isUntouched(undoing, line, stored)) return keepWork(undoing, line, 'changed since');
  if (line.updatedAt === undefined) {
    const work = { collection: 'albums', id: stored.id } as const;
    await dropHalfVersion(payload, work);
  }
  if (line.described) await restoreAlts(payload, line.described);
  const { id, facts: before, updatedAt } = stored;
  const change = { id, facts: line.before ?? {}, before, updatedAt, path: null };
  const written = await writeWork({ payload, known }, change);
  writtenAt.set(id, { at: written.updatedAt, foundAt: line.foundAt });
  undone.restored += 1;
}

/** Returns a picture that may go. Of a row that failed only its picture is there. */
async function undoLine(undoing: Undoing, line: Line, work: Stored | undefined) {
  if (!work) {
    const isFailed = line.action === 'skipped';
    if (isFailed && line.described) await restoreAlts(undoing.payload, line.described);
    return [];
  }
  const own = await ownPicture(undoing, line, work);
  await (line.action === 'made' ? undoMade : undoChanged)(undoing, line, work);
  return own;
}

async function undoPart(undoing: Undoing, state: ImportState, part: number) {
  const { payload, known } = undoing;
  const lines = await readPart(payload, state, part);
  if (lines.length === 0) return;
  const ids = lines.flatMap(({ id }) => (id === undefined ? [] : [id]));
  // Of a process that died the ids are not known, only the numbers or places.
  const unknown = lines.filter(({ id }) => id === undefined);
  const nums = unknown.flatMap(({ key, place }) => (place ? [] : [key]));
  const places = placesOf(unknown.map(({ place = {} }) => place));
  const stored = await storedWorks(payload, { ids, nums, places }, known);
  const workOf = ({ id, key, action }: Line) =>
    stored.find((work) => {
      const isIt = id === undefined ? keyOf(work.facts) === key : work.id === id;
      return isIt && action !== 'skipped';
    });
  const media = lines.flatMap((line) => line.media ?? []);
  // If this process dies, the next doesn't take what it has written for somebody's change.
  const begun = lines.map((line) => {
    const work = workOf(line);
    return work && isUntouched(undoing, line, work) ? { ...line, updatedAt: undefined } : line;
  });
  await writePart(payload, state, part, begun);
  for (const line of lines) {
    try {
      media.push(...(await undoLine(undoing, line, workOf(line))));
    } catch (error) {
      const failure = wholeFailureOf(error);
      if (failure) throw failure;
      keepWork(undoing, line, reasonOf(error));
    }
    await others();
  }
  for (const id of await unusedMedia(payload, media)) {
    await others();
    await payload.delete({ collection: 'media', id, depth: 0, context: quietly() });
  }
}

/** Undoes the last import, last row first; what somebody has changed since stays. A second call goes on where one was killed. */
export async function undoImport(
  payload: Payload,
  tell: TellUndo = () => undefined,
  isOver: () => boolean = () => false,
): Promise<Undone | null> {
  const state = await readState(payload);
  if (!state || state.state === 'undone') return null;
  const isBegun = state.state === 'undoing';
  const total = (isBegun ? state.partsToUndo : undefined) ?? state.parts + 1;
  const undone: Undone = (isBegun ? state.undone : undefined) ?? {
    deleted: 0,
    restored: 0,
    keptCount: 0,
    kept: [],
  };
  const undoing = {
    payload,
    known: await readKnown(payload),
    undone,
    undoneBy: state.undoneBy,
    startedAt: state.startedAt,
    writtenAt: new Map(),
  };
  const current: ImportState = {
    ...state,
    ...{ state: 'undoing', undone, partsToUndo: total, error: undefined },
  };
  await writeState(payload, current);
  const how = { isWithdrawn: true, everyMs: TELL_EVERY_MS / 4 };
  return telling(payload, how, async ({ beforePart, afterPart }) => {
    // The first is the part that a killed import had not finished.
    for (let part = state.parts; part >= 0; part -= 1) {
      if (isOver()) return undone;
      await beforePart();
      await undoPart(undoing, state, part);
      await dropPart(payload, state, part);
      current.parts = part;
      await writeState(payload, current);
      await tell({ done: total - part, total });
      await afterPart();
    }
    await writeState(payload, { ...current, state: 'undone', endedAt: Date.now() });
    return undone;
  });
}
