/** Ends a program (programs.mjs) as when the machine fails: no time for anything. */
export async function kill(program) {
  process.kill(-Number(program.pid()), 'SIGKILL');
  await program.ended();
}
