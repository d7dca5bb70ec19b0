import { setTimeout as wait } from 'node:timers/promises';

const MINUTE_MS = 60_000;
const MOST_ENDS = 10;
/** The pauses before the first restart within a minute, the second, and so on; the last is for all that follow. */
const PAUSES_MS = [0, 250, 500, 1000, 2000, 4000];

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Resolves when the program has exited again, with the reason and whether it was up. */
async function startAgain(program, signal, print) {
  const since = performance.now();
  try {
    await program.start();
  } catch (error) {
    if (!signal.aborted) print(error.message);
    return 'while starting';
  }
  program.passOutput();
  print(`The ${program.name} is up again after ${secondsSince(since)}: pid ${program.pid()}.`);
  return program.ended();
}

/**
 * Restarts a program whenever it exits, until `signal` is aborted. After ten exits within a minute it gives up, says so
 * and resolves.
 */
export async function keepUp(program, signal, print = console.log) {
  let ends = [];
  let how = await program.ended();
  while (!signal.aborted) {
    // Not of the clock, which may be set.
    const now = performance.now();
    ends = [...ends.filter((at) => at > now - MINUTE_MS), now];
    const story = `The ${program.name} has ended by itself (${how})`;
    if (ends.length === MOST_ENDS) {
      print(`${story}, ${MOST_ENDS} times within a minute: it is left alone.`);
      return;
    }
    print(`${story}: it is started again.`);
    const pause = PAUSES_MS[ends.length - 1] ?? PAUSES_MS.at(-1);
    await wait(pause, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) how = await startAgain(program, signal, print);
  }
}
