import { readFileSync } from 'node:fs';
import { cpuMsOf } from '../processUsage.mjs';

/** The processes that a process has started, and theirs. */
function childrenOf(pid) {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [...children, ...children.flatMap(childrenOf)];
}

/** User and system time of a program with its processes, in ms; what has ended meanwhile counts no longer. */
export const cpuOf = (pid) => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuMsOf(one), 0);

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
