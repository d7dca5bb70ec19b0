import { UNCOUNTED } from '@/lib/contract/siteSearch';

/** How many are found together; of one that isn't counted to the end only that they are more. The gallery's search tells the number. */
export const countText = (...totals: number[]): string =>
  totals.includes(UNCOUNTED)
    ? `${UNCOUNTED - 1}+`
    : String(totals.reduce((sum, total) => sum + total, 0));
