import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry of a program's own, with what Node tells of itself: event-loop lag, heap, garbage collection, processor. */
export function newRegistry() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

/**
 * Answers Prometheus on a port of its own, so that no proxy before the program leads there (docs/decisions/0036).
 * @param {Registry} register
 * @param {{ port: number, host: string }} where
 * @returns {Promise<import('node:http').Server>}
 */
export async function listenForPrometheus(register, { port, host }) {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': register.contentType });
    response.end(await register.metrics());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  // It ends with the program.
  return server.unref();
}
