/** What the CMS answers where it would have to read all works to count further (docs/decisions/0052); the gallery's search does. */
const UNCOUNTED = 1001;

/** How many are found together; of one that isn't counted to the end only that they are more. */
export const countText = (...totals: number[]): string =>
  totals.includes(UNCOUNTED)
    ? `${UNCOUNTED - 1}+`
    : String(totals.reduce((sum, total) => sum + total, 0));
