/** A part of a list: `count` rows from `start` on, which is 0 for the first. */
export type Page = { start: number; count: number };
