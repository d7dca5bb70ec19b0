const WIDTH = 34;

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Of the steps under way, the one whose line is the last and still open. */
let open = null;

/** Ends the line of a step, for what others print meanwhile. */
export function endLine() {
  if (open) process.stdout.write('\n');
  open = null;
}

/** Prints what is no step, on lines of its own: a step of what runs beside may be going on. */
export function tell(text, print = console.log) {
  endLine();
  print(text);
}

/**
 * Prints a step and how long it took: `Install packages ........ 61.2 s`. When something else was printed meanwhile, such as
 * another step, it is told on a line anew.
 */
export async function step(label, work) {
  const since = performance.now();
  const own = Symbol(label);
  const begin = () => {
    endLine();
    process.stdout.write(`  ${`${label} `.padEnd(WIDTH, '.')} `);
    open = own;
  };
  const end = (said) => {
    if (open !== own) begin();
    process.stdout.write(said);
    endLine();
  };
  begin();
  try {
    const note = await work();
    end(`${seconds(since)}${typeof note === 'string' ? `  ${note}` : ''}`);
    return note;
  } catch (error) {
    end(`failed after ${seconds(since)}`);
    throw error;
  }
}
