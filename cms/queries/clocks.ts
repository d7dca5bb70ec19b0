/** Clocks of several CMS differ by less (docs/decisions/0040). What is later still was written by one that has been put right since. */
export const CLOCKS_DIFFER_MS = 60_000;
