import autocannon from 'autocannon';
import { cpuMsOf } from '../processUsage.mjs';

/** `more` is autocannon's: `requests` for calls that differ from each other. */
export async function measureLoad(url, pid, { connections = 10, duration = 10, ...more } = {}) {
  await autocannon({ url, connections, duration: 3, ...more });
  const before = cpuMsOf(pid);
  const result = await autocannon({ url, connections, duration, ...more });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (cpuMsOf(pid) - before) / result.requests.total,
  };
}
