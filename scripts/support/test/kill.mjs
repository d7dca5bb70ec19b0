import { once } from 'node:events';

/** Ends a program (programs.mjs) as when the machine fails: no time for anything. */
export async function kill(program) {
  process.kill(-Number(program.pid()), 'SIGKILL');
  await program.ended();
}

/** When a process that we have started ends; it is killed when we end before it. */
export function endOf(child) {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  return once(child, 'exit').finally(() => process.off('exit', end));
}
