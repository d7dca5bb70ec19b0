import autocannon from 'autocannon';
import { middlesInTurn } from '../measure/inTurn.mjs';
import { during } from './processes.mjs';

const SECONDS = 5;
const WARM_SECONDS = 1;

/** Of autocannon: the exhibition's name, and any certificate. */
export const askedAs = (host) => ({
  headers: { host, 'accept-encoding': 'br' },
  servername: host,
  tlsOptions: { rejectUnauthorized: false },
});

/** One load: answers a second, times, and the processor time of each program for one answer. */
async function measureOne({ url, pids, connections = 20 }) {
  const options = { url, connections, ...askedAs('exhibition.example') };
  await autocannon({ ...options, duration: WARM_SECONDS });
  const { result, cpu } = await during(pids, () => autocannon({ ...options, duration: SECONDS }));
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} errors`);
  const { total } = result.requests;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: Object.values(cpu).reduce((sum, ms) => sum + ms, 0) / total,
    ...Object.fromEntries(Object.entries(cpu).map(([name, ms]) => [name, ms / total])),
  };
}

/** @param {Record<string, { url: string, pids: Record<string, number>, connections?: number }>} loads */
export const measureInTurn = (loads) => middlesInTurn(loads, measureOne);

const NAMES = { cpuMs: 'all together' };

/** A row for a load, with the processor time of each of its programs. */
export const loadRow = (what, name, programs, figureOf) => ({
  what,
  measured: [
    `${figureOf(name, 'perSecond').toFixed(0)} a second`,
    ...programs.map(
      (program) => `${NAMES[program] ?? program} ${figureOf(name, program).toFixed(3)} ms`,
    ),
    `p50 ${figureOf(name, 'p50')} ms`,
    `p99 ${figureOf(name, 'p99')} ms`,
  ].join(', '),
});
