import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { failure } from '../../../scripts/support/failure.mjs';

const LOOK_MS = 500;
/** Linux counts processor time in these. */
const TICKS_PER_SECOND = 100;

/** The most memory of a process so far, and its processor time. */
function usageOf(pid) {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // It has ended, and nobody has asked how.
    if (!kilobytes) return null;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { megabytes: Number(kilobytes) / 1024, cpu: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** Runs a program of Node on two cores to its end: its memory at most, its time, and what it said. */
export async function measureProgram(args, cwd, env) {
  const startedAt = performance.now();
  const child = spawn('taskset', ['-c', '0,1', process.execPath, ...args], { cwd, env });
  let usage = { megabytes: 0, cpu: 0 };
  const looking = setInterval(() => (usage = usageOf(child.pid) ?? usage), LOOK_MS);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw failure(said.slice(-2000));
  return { ...usage, seconds: (performance.now() - startedAt) / 1000, said };
}
