import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { partOf } from '../rows.mjs';

const LONGEST_MS = 30_000;

/**
 * Asks for each of the paths once, so many at a time, on connections that stay open: autocannon would have each of its connections
 * ask for all of them.
 * @param {{ host: string, port: number, certificate: Buffer }} front
 * @param {readonly string[]} paths
 * @param {number} atOnce
 * @param {boolean} [isNewEach] a new connection for each, without what TLS remembers of the last
 */
export async function askAll({ host, port, certificate }, paths, atOnce, isNewEach = false) {
  const agent = new Agent({
    keepAlive: !isNewEach,
    // Node keeps connections as soon as their number has a limit.
    ...(isNewEach ? { maxCachedSessions: 0 } : { maxSockets: atOnce }),
    ca: certificate,
    servername: host,
  });
  const headers = { host, 'accept-encoding': 'br' };
  const ask = (path) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(LONGEST_MS);
      request({ host: '127.0.0.1', port, path, agent, headers, signal }, (answer) =>
        buffer(answer).then(() => resolve(answer.statusCode), reject),
      )
        .once('error', reject)
        .end();
    });
  const times = [];
  let [at, failed] = [0, 0];
  const begun = performance.now();
  async function walk() {
    while (at < paths.length) {
      const path = paths[at];
      at += 1;
      const since = performance.now();
      const status = await ask(path).catch(() => 0);
      if (status !== 200) failed += 1;
      times.push(performance.now() - since);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk));
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  const [p50, p99] = [0.5, 0.99].map((share) => partOf(times, share));
  return { perSecond: paths.length / seconds, failed, p50, p99 };
}
