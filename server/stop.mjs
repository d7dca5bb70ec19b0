const DRAIN_MS = 10_000;

/** SIGTERM and SIGINT: takes no more requests, lets those under way finish, then leaves with exit code 0. */
export function stopOnSignal(server, close) {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
