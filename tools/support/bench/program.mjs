import { spawn } from 'node:child_process';
import { failure } from '../../../scripts/support/failure.mjs';
import { cpuMsOf, mostMegabytesOf } from '../processUsage.mjs';

const LOOK_MS = 500;
/** What is measured has two cores, as the goals say. */
export const CORES = process.env.BENCH_CORES || '0,1';

/** The most memory of a process so far, and its processor time; null: it has ended. */
function usageOf(pid) {
  try {
    return { megabytes: mostMegabytesOf(pid), cpu: cpuMsOf(pid) / 1000 };
  } catch {
    return null;
  }
}

/** Runs a program of Node on two cores to its end: its memory at most, its time, and what it said. `input`: what it reads. */
export async function measureProgram(args, cwd, env, input = '') {
  const startedAt = performance.now();
  const child = spawn('taskset', ['-c', CORES, process.execPath, ...args], { cwd, env });
  child.stdin.end(input);
  let usage = { megabytes: 0, cpu: 0 };
  const looking = setInterval(() => (usage = usageOf(child.pid) ?? usage), LOOK_MS);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw failure(said.slice(-2000));
  return { ...usage, seconds: (performance.now() - startedAt) / 1000, said };
}
