import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { oneForAll } from '@/lib/oneForAll.mjs';
import { isDraining } from '../http/draining';
import { NotFinished, runImport, type Import, type Tellers } from '../exchange/runImport';
import {
  askToStop,
  forgetStop,
  readState,
  writeState,
  type ImportState,
} from '../exchange/journal';
import { hurry } from '../exchange/hurry';
import { takeLock } from '../exchange/lock';
import { whyStopped } from '../exchange/ofTheWhole';
import { undoImport } from '../exchange/undoImport';
import { logFailure } from '../services/log';
import { lookEvery } from '../sweeping';
import { DIED, ImportFault } from './faults';

const LOOK_EVERY_MS = 10_000;
const LONGEST_END_MS = 3000;
const LOOK_AGAIN_MS = 50;
/** An import that ends its process each time must not do so for ever. */
const MOST_TRIES = 3;

const shared = oneForAll('runningImport', () => ({ isBusy: false }));

type Work = (isOver: () => boolean) => Promise<unknown>;

/** What went wrong as a whole: a full disk, a database that is gone. What was done stays, and can be gone on with. */
async function stopWith(payload: Payload, error: unknown) {
  const state = await readState(payload);
  if (state?.state !== 'running' && state?.state !== 'undoing') return;
  const now = state.state === 'undoing' ? 'undoing' : 'stopped';
  const isOfScreen = now === 'undoing' ? false : state.isOfScreen;
  await writeState(payload, { ...state, state: now, isOfScreen, error: whyStopped(error) });
}

type Ended = { error?: unknown };

/** The editor is told, and nothing was begun. */
const isRefusal = (error: unknown) => error instanceof NotFinished || error instanceof ImportFault;

/** Works with the lock of imports; null when somebody else has it. `done` is when and how it has ended. */
async function withLock(payload: Payload, work: Work): Promise<{ done: Promise<Ended> } | null> {
  if (shared.isBusy || isDraining()) return null;
  shared.isBusy = true;
  let isLost = false;
  const startedAt = performance.now();
  const log = (error: unknown) =>
    logFailure({ path: 'imports', token: 'request.failed', startedAt, error });
  const release = await takeLock(payload.db, () => (isLost = true)).catch((error: unknown) => {
    shared.isBusy = false;
    throw error;
  });
  if (!release) {
    shared.isBusy = false;
    return null;
  }
  const toEnd = async (): Promise<Ended> => {
    const hurried = async () => {
      const atRest = await hurry(payload);
      await work(() => isLost || isDraining()).finally(atRest);
    };
    const ended = await hurried().then(
      (): Ended => ({}),
      (error: unknown): Ended => ({ error }),
    );
    if (ended.error && !isRefusal(ended.error)) {
      log(ended.error);
      await stopWith(payload, ended.error).catch(log);
    }
    await forgetStop(payload).catch(log);
    await release().catch(log);
    shared.isBusy = false;
    return ended;
  };
  return { done: toEnd() };
}

type Begun = { isOver: () => boolean; begin: () => void };

/** An import tells its end before it lets go of the lock: who goes on at once waits for that. */
async function withFreeLock(payload: Payload, work: Work) {
  const deadline = Date.now() + LONGEST_END_MS;
  for (;;) {
    const held = await withLock(payload, work);
    if (held || isDraining() || Date.now() > deadline) return held;
    const state = (await readState(payload))?.state;
    if (state === 'running' || state === 'undoing') return null;
    await wait(LOOK_AGAIN_MS);
  }
}

/** True as soon as others see that it runs, or it has ended; false: another import runs. It throws what went wrong before. */
async function start(payload: Payload, work: (begun: Begun) => Promise<unknown>) {
  let begin: () => void = () => undefined;
  const begun = new Promise<Ended>((resolve) => (begin = () => resolve({})));
  const held = await withFreeLock(payload, (isOver) => work({ isOver, begin }));
  if (!held) return false;
  const { error } = await Promise.race([begun, held.done]);
  if (error) throw error;
  return true;
}

export const startImport = (payload: Payload, wanted: Import): Promise<boolean> =>
  start(payload, async ({ isOver, begin }) => {
    await forgetStop(payload);
    const tellers: Tellers = { isOver, onBegin: begin };
    await runImport(payload, { ...wanted, isOfScreen: true }, tellers);
  });

type Undoer = Pick<ImportState, 'undoer' | 'undoneBy'>;

/** By the import's id, as its editor sees it: meanwhile another may be the last. */
export const startUndo = (payload: Payload, id: string, undoer: Undoer): Promise<boolean> =>
  start(payload, async ({ isOver, begin }) => {
    const state = await readState(payload);
    if (state?.id !== id) throw new ImportFault('gone');
    if (state.state === 'undone') return;
    const begun = { isOfScreen: true, ...undoer, error: undefined, tries: undefined };
    const undone = state.state === 'undoing' ? state.undone : undefined;
    await writeState(payload, { ...state, ...begun, undone, state: 'undoing' });
    begin();
    await undoImport(payload, undefined, isOver);
  });

/** Ends an import whose process has died. False: a process works on it. */
export async function giveUp(payload: Payload): Promise<boolean> {
  const held = await withLock(payload, async () => {
    const state = await readState(payload);
    if (state?.state === 'running') await writeState(payload, { ...state, state: 'stopped' });
  });
  await held?.done;
  return held !== null;
}

export async function cancelImport(payload: Payload, id: string): Promise<void> {
  const state = await readState(payload);
  if (state?.id !== id) throw new ImportFault('gone');
  if (state.state === 'running' && !(await giveUp(payload))) await askToStop(payload, id);
}

/** How often in a row it was tried without a row more. */
function triesOf({ tries, done, parts, state }: ImportState) {
  const at = state === 'undoing' ? -parts : done;
  return { done: at, count: tries?.done === at ? tries.count + 1 : 1 };
}

async function goOn(payload: Payload, state: ImportState, isOver: () => boolean) {
  const tries = triesOf(state);
  if (tries.count > MOST_TRIES) throw new Error(DIED);
  await writeState(payload, { ...state, tries });
  if (state.state === 'undoing') return undoImport(payload, undefined, isOver);
  const { folder, sheet, mapping, by, byEmail, language, total, counts } = state;
  const source = { folder, sheet, mapping };
  const report = { total, counts };
  const importer = { by, byEmail, language, isOfScreen: true, tries };
  return runImport(payload, { source, report, ...importer }, { isOver });
}

/** Whether a process has left an import of the screen that this one can go on with. */
const isLeft = (state: ImportState | null): state is ImportState =>
  state?.isOfScreen === true &&
  (state.state === 'undoing' || (state.state === 'running' && existsSync(state.folder)));

/** Goes on with what a process that ended has left. */
async function lookForLeft(payload: Payload) {
  if (shared.isBusy || !isLeft(await readState(payload))) return;
  const held = await withLock(payload, async (isOver) => {
    const state = await readState(payload);
    if (isLeft(state)) await goOn(payload, state, isOver);
  });
  await held?.done;
}

export function startLooking(payload: Payload) {
  lookEvery({ path: 'imports', everyMs: LOOK_EVERY_MS, look: () => lookForLeft(payload) });
}
