import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { INDEX } from './warmErrands.mjs';

/**
 * @typedef {import('./warmQueue.mjs').WarmQueue} WarmQueue
 * @typedef {import('./warmQueue.mjs').Errand} Errand
 * @typedef {(lane: import('./warmQueue.mjs').Lane, isApart?: boolean) => Promise<void>} Rest `isApart`: what comes next costs this process little
 */

/** The pages of which there is one are looked at all together, and so at most so often, however much is published. */
const SLOWLY_MS = 300_000;
const MOST_TRIES = 5;
const LONGEST_PAUSE_MS = 60_000;
/** The website is busy with visitors when its event loop is for so much of a rest, in which nothing of ours is made. */
const BUSY = 0.4;
const REST_MS = 50;
const LONGEST_REST_MS = 250;
const LONGEST_PATIENT_REST_MS = 5000;

/** What was found at a start. */
const isPatient = (lane) => /^(?:found|parts)/.test(lane);
/** It can wait for whatever else this machine does: the CMS, a database, a build. */
const isMachineBusy = (lane) => isPatient(lane) && loadavg()[0] > availableParallelism();

/**
 * Waits while visitors keep the website busy; under an endless rush it goes on now and then. What was published just now has its
 * limit of time: it goes on after a short rest.
 * @type {Rest}
 */
export async function restWhileBusy(lane, isApart = false) {
  const longest = isPatient(lane) ? LONGEST_PATIENT_REST_MS : LONGEST_REST_MS;
  for (let rested = 0; rested < longest; rested += REST_MS) {
    if (isApart && !isMachineBusy(lane)) return;
    const before = performance.eventLoopUtilization();
    await wait(REST_MS, undefined, { ref: false });
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization < BUSY && !isMachineBusy(lane)) return;
  }
}

/**
 * Visits pages before visitors do, one errand at a time and reading the next page meanwhile, so that nobody waits for their
 * pictures and preview cards (docs/decisions/0032).
 * @param {{
 *   queue: WarmQueue,
 *   errands: Pick<ReturnType<typeof import('./warmErrands.mjs').warmErrands>, 'run' | 'readAgain' | 'forget'>,
 *   isOver: () => boolean,
 *   rested?: () => void,
 * }} by `rested` is called when there is nothing left to do
 */
export function warmer({ queue, errands, isOver, rested }) {
  /** @type {Map<string, number>} */
  const tries = new Map();
  let failures = 0;
  let isAtWork = false;
  let pause = new AbortController();

  /** One for all errands: what makes one fail, as a CMS that is away, makes all. */
  async function pauseAfterFailure() {
    failures += 1;
    const longest = Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS);
    try {
      await wait(longest, undefined, { ref: false, signal: pause.signal });
    } catch {
      // Something was published: it isn't to wait for what failed.
    }
  }

  /** @param {Errand} errand */
  async function retryLater({ lane, path }) {
    const tried = (tries.get(path) ?? 0) + 1;
    await pauseAfterFailure();
    // Only now: it comes after what was published meanwhile.
    queue.drop();
    tries.delete(path);
    if (tried < MOST_TRIES) {
      tries.set(path, tried);
      queue.add(lane, path);
    }
  }

  /** @param {Errand} errand */
  async function attempt(errand) {
    // Whatever is published from now on ends the pause that a failure of this errand brings.
    pause = new AbortController();
    try {
      await errands.run(errand);
      if (isOver()) return;
      queue.done();
      tries.delete(errand.path);
      failures = 0;
    } catch {
      if (!isOver()) await retryLater(errand);
    }
  }

  async function work() {
    if (isAtWork) return;
    isAtWork = true;
    for (let errand = queue.next(); errand; errand = queue.next()) {
      if (!isOver()) await attempt(errand);
      // What isn't done is kept for the next start.
      if (isOver()) return queue.save();
    }
    errands.forget();
    rested?.();
    isAtWork = false;
  }

  /** @type {NodeJS.Timeout | undefined} */
  let slowly;

  /** @param {string} part */
  function tellSlowly(part) {
    slowly ??= setTimeout(() => {
      slowly = undefined;
      queue.add('parts', part);
      void work();
    }, SLOWLY_MS).unref();
  }

  return {
    /** Something was published just now. @param {import('./warmNotes.mjs').Pages} pages */
    tell({ items, others }) {
      errands.readAgain();
      for (const path of items) queue.add('told', path);
      for (const path of others) {
        if (path.startsWith('/sitemap')) tellSlowly(path);
        else queue.add('lists', path);
      }
      pause.abort();
      return work();
    },
    /** Goes on where the last run stopped, then looks for what is published and was never made. */
    start() {
      queue.add('parts', INDEX);
      return work();
    },
  };
}
