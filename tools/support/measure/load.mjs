import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const TICKS_PER_SECOND = 100;

/** User and system time of a process so far; Linux only. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** `more` is autocannon's: `requests` for calls that differ from each other. */
export async function measureLoad(url, pid, { connections = 10, duration = 10, ...more } = {}) {
  await autocannon({ url, connections, duration: 3, ...more });
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, connections, duration, ...more });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: ((cpuSeconds(pid) - before) * 1000) / result.requests.total,
  };
}
