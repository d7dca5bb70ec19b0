/**
 * Whoever reads the log may end before the program does (`npm start` killed, a logger that failed). Then each line fails, and the
 * framework would write a line about each failure: such lines are lost, and the program goes on.
 */
export function bearLostOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
