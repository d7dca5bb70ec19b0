import autocannon from 'autocannon';
import { cpuMsOf } from '../processUsage.mjs';
import { partOf } from '../rows.mjs';

/** `more` is autocannon's: `requests` for calls that differ from each other. */
export async function measureLoad(url, pid, { connections = 10, duration = 10, ...more } = {}) {
  await autocannon({ url, connections, duration: 3, ...more });
  const before = cpuMsOf(pid);
  const running = autocannon({ url, connections, duration, ...more });
  // Its own percentiles are whole milliseconds, rounded down.
  const times = [];
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
  const result = await running;
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return {
    perSecond: result.requests.average,
    /** Milliseconds, with parts of them. */
    p50: partOf(times, 0.5),
    p99: partOf(times, 0.99),
    cpuMs: (cpuMsOf(pid) - before) / result.requests.total,
  };
}
