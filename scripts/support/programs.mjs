import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { failure } from './failure.mjs';

const START_LIMIT_MS = 60_000;
// The website takes up to 10 s to finish open requests, after the seconds in which proxies find out that it will stop.
const STOP_LIMIT_MS = 12_000;
const POLL_MS = 100;

async function isHealthy(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** In a process group of its own: Ctrl-C in a terminal reaches only us, and we stop the programs in order. */
function launch({ args, cwd, env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'pipe', detached: true });
  // None: the operating system has no room for it; its event `error` tells.
  if (!child.pid) return child;
  child.stdin.end();
  // Kills the whole group when the program or this process exits.
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    kill();
  });
  return child;
}

function signalGroup({ pid }, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * One of the two programs. Its output during the start is buffered, and printed only if the start fails. `health`: the
 * address that answers 2xx once it is up. `drainSeconds`: how long it goes on answering when it is told to stop.
 */
export function program({ name, health, drainSeconds = 0, ...how }) {
  let child;
  let isOver = true;
  let ended = Promise.resolve();
  let said = '';

  async function stop() {
    if (isOver) return;
    signalGroup(child, 'SIGTERM');
    const late = wait(STOP_LIMIT_MS + drainSeconds * 1000, 'late', { ref: false });
    if ((await Promise.race([ended, late])) === 'late') signalGroup(child, 'SIGKILL');
    await ended;
  }

  async function fail(why) {
    await stop();
    throw failure(`${said.trim()}\n\nThe ${name} ${why}.`.trim());
  }

  async function untilHealthy() {
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      await wait(POLL_MS);
      const isUp = await isHealthy(health);
      if (isOver) await fail('ended while starting');
      if (isUp) return;
      if (Date.now() > deadline) await fail(`gave no answer in ${START_LIMIT_MS / 1000} s`);
    }
  }

  async function start() {
    said = '';
    child = launch(how);
    isOver = !child.pid;
    child.on('error', ({ message }) => (said += message));
    for (const stream of isOver ? [] : [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (said += chunk));
    }
    ended = new Promise((resolve) => {
      child.once('exit', (code, by) => {
        isOver = true;
        resolve(by ?? `code ${code}`);
      });
    });
    await untilHealthy();
  }

  /**
   * From now on the program's output (its log) is ours. No pipes: they would stop with whoever reads ours, and the program with them.
   * @param {NodeJS.WritableStream} [out]
   * @param {NodeJS.WritableStream} [err]
   */
  function passOutput(out = process.stdout, err = process.stderr) {
    child.stdout.removeAllListeners('data').on('data', (chunk) => out.write(chunk));
    child.stderr.removeAllListeners('data').on('data', (chunk) => err.write(chunk));
  }

  return {
    name,
    start,
    stop,
    passOutput,
    ended: () => ended,
    pid: () => (isOver ? undefined : child.pid),
  };
}
