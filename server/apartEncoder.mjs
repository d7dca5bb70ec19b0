import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {{ contentType: string, width: number, quality: number }} Wanted
 * @typedef {{ address: string, headers?: Record<string, string> }} Original where it is read
 */

const PROCESS = join(import.meta.dirname, 'encodingProcess.mjs');
/** No more than memory has room for: the largest takes a hundred megabytes. */
const AT_ONCE = Math.min(3, availableParallelism());
/** Longer than it takes to make all sizes of the largest picture on a busy machine. */
const LONGEST_MS = 120_000;

const GIGABYTE = String(1024 ** 3);
/**
 * How libc deals with memory. With an arena for each thread it would keep a third more of what is freed. What is freed it would give
 * back to the system, picture by picture, which takes a third of the time: the process ends when nothing waits.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: GIGABYTE,
  MALLOC_TRIM_THRESHOLD_: GIGABYTE,
};

function start() {
  const started = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...MEMORY, UV_THREADPOOL_SIZE: String(AT_ONCE) },
  });
  // The website ends without waiting for it, and it ends with the website.
  started.unref();
  started.channel?.unref();
  return started;
}

/** Makes pictures in a process of its own, which has a low priority, and reads and decodes each original once. */
export function apartEncoder() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  function stop() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  return {
    /**
     * One original in all that is wanted of it, in this order; undefined where that can't be encoded. 'gone': it isn't there (any more). 'other': it is no plain picture,
     * and Next has a rule for it.
     * @param {Original} original
     * @param {readonly Wanted[]} wanted
     * @returns {Promise<(Buffer | undefined)[] | 'gone' | 'other'>}
     */
    async make(original, wanted) {
      child ??= start();
      const over = new AbortController();
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_MS)]);
      const answered = once(child, 'message', { signal });
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error('it ended');
      });
      child.send({ original, wanted });
      let answer;
      try {
        [answer] = await Promise.race([answered, ended]);
      } catch (error) {
        stop();
        throw error;
      } finally {
        over.abort();
      }
      if (answer.failure) throw new Error(answer.failure);
      return answer.made;
    },
    /** It takes no memory until there is something to make again. */
    stop,
  };
}
