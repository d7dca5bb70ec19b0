import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** nginx keeps a connection for 60 s, others for up to 75 s; Node waits longer for headers than it keeps connections. */
export const LONGER_THAN_A_PROXY = { keepAliveTimeout: 76_000, headersTimeout: 77_000 };

const LONGEST_MS = 10_000;
const LOOK_MS = 100;
/** A connection that the system has taken for us is lost with the listener: all were taken over so long ago at most. */
const QUIET_TURN_MS = 2;
const LONGEST_UNTIL_QUIET_MS = 1000;
/** A proxy sends requests on its open connections until a new one is refused. */
const PROXY_FINDS_OUT_MS = 1000;

/** Resolves in a turn of the event loop that has taken next to no time. */
async function untilQuiet() {
  const end = performance.now() + LONGEST_UNTIL_QUIET_MS;
  for (let turn = performance.now(); turn < end; turn = performance.now()) {
    await nextTurn();
    if (performance.now() - turn < QUIET_TURN_MS) return;
  }
}

/**
 * Resolves when all requests under way are answered, or have taken too long. Connections that stay open between requests are closed.
 * With a pause before (SIGTERM with `DRAIN_SECONDS`) they are closed a second after the listener, as a proxy may have a request on
 * its way.
 */
async function untilAnswered(server, hasPaused) {
  setTimeout(() => server.closeAllConnections(), LONGEST_MS).unref();
  await untilQuiet();
  // The close of http.Server would close them at once.
  const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
  if (hasPaused) await Promise.race([closed, wait(PROXY_FINDS_OUT_MS)]);
  // Node looks once only: a connection whose answer ends later would stay.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
}

/**
 * SIGTERM and SIGINT (docs/decisions/0036): not ready at once; after `drainMs`, in which a proxy finds that out, no more connections
 * are taken, requests under way finish, and the exit code is 0. A person at the terminal (SIGINT) doesn't wait for proxies.
 * @param {import('node:http').Server} server
 * @param {{ drainMs: number, drain: () => void, close: () => Promise<unknown> }} how
 */
export function stopOnSignal(server, { drainMs, drain, close }) {
  let isStopping = false;
  async function stop(pause) {
    if (isStopping) return;
    isStopping = true;
    drain();
    await wait(pause);
    await untilAnswered(server, pause > 0);
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', () => stop(drainMs));
  process.on('SIGINT', () => stop(0));
}
