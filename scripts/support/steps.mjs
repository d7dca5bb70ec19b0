const WIDTH = 34;

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints a step and how long it took: `Install packages ........ 61.2 s`. */
export async function step(label, work) {
  const since = performance.now();
  process.stdout.write(`  ${`${label} `.padEnd(WIDTH, '.')} `);
  try {
    const note = await work();
    process.stdout.write(`${seconds(since)}${typeof note === 'string' ? `  ${note}` : ''}\n`);
    return note;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(since)}\n`);
    throw error;
  }
}
