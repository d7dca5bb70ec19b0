import { readFileSync } from 'node:fs';

const MS_A_TICK = 10;

/** User and system time of a process so far, in ms; Linux only. */
export function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

const megabytes = (name) => (pid) =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1],
  ) / 1024;

/** The memory of a process: now, and the most so far. */
export const megabytesOf = megabytes('VmRSS');
export const mostMegabytesOf = megabytes('VmHWM');
