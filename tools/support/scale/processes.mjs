import { readFileSync } from 'node:fs';
import { ticksOf } from '../bench/asking.mjs';

const MS_A_TICK = 10;

/** The processes that a process has started, and theirs. */
function childrenOf(pid) {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [...children, ...children.flatMap(childrenOf)];
}

/** User and system time of a program with its processes, in ms; what has ended meanwhile counts no longer. */
export const cpuOf = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ticksOf(one), 0) * MS_A_TICK;

export const megabytesOf = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/**
 * The programs' names with their processor time during `work`, in ms, and its result.
 * @param {Record<string, number>} pids
 */
export async function during(pids, work) {
  const before = Object.entries(pids).map(([name, pid]) => [name, cpuOf(pid)]);
  const result = await work();
  return {
    result,
    cpu: Object.fromEntries(before.map(([name, ms]) => [name, cpuOf(pids[name]) - ms])),
  };
}
