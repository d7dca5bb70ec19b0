const TRIES = 8;

/**
 * The least time of the processor in milliseconds that work takes in some tries, as garbage collection interferes; no more tries
 * when it was less than `enough`. What other programs do doesn't count, but how fast the machine is does.
 */
export function leastMs(work: () => unknown, enough = 0): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least >= enough; tries += 1) {
    const before = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}
