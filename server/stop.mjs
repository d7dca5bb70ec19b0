import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 10_000;
const LOOK_MS = 100;

/** Resolves when all requests under way are answered, or have taken too long. Connections that stay open between requests are closed. */
async function untilAnswered(server) {
  setTimeout(() => server.closeAllConnections(), LONGEST_MS).unref();
  // Node looks once only: a connection whose answer ends later would stay.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise((resolve) => server.close(resolve));
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
    await untilAnswered(server);
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', () => stop(drainMs));
  process.on('SIGINT', () => stop(0));
}
