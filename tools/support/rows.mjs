/**
 * @typedef {{ what: string, measured: string | number, goal?: string, isReached?: boolean }} Row
 */

const VERDICTS = new Map([
  [true, 'reached'],
  [false, 'NOT REACHED'],
]);

/** A row whose figure has a limit; `tell` makes words of both. @returns {Row} */
export const atMost = (what, figure, most, tell = (number) => number.toFixed(2)) => ({
  what,
  measured: tell(figure),
  goal: `at most ${tell(most)}`,
  isReached: figure <= most,
});

/** @returns {Row} */
export const atLeast = (what, figure, least, tell = String) => ({
  what,
  measured: tell(figure),
  goal: `at least ${tell(least)}`,
  isReached: figure >= least,
});

/**
 * The figure below which such a share of all lies: of 0.5 the middle one, of 1 the largest.
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export function partOf(numbers, share) {
  const place = Math.min(numbers.length - 1, Math.floor(numbers.length * share));
  return numbers.toSorted((a, b) => a - b)[place];
}

/** @param {readonly number[]} numbers */
export const middle = (numbers) => partOf(numbers, 0.5);

/** @param {Row[]} rows */
export function tellRows(rows) {
  for (const { what, measured, goal = '', isReached } of rows)
    console.log(`| ${what} | ${measured} | ${goal} | ${VERDICTS.get(isReached) ?? ''} |`);
}

/** Each part is told as soon as it is measured. @param {AsyncIterable<Row[]>} parts */
export async function tellTable(parts) {
  console.log('\n| what | measured | goal | |\n|---|---|---|---|');
  for await (const rows of parts) tellRows(rows);
}
