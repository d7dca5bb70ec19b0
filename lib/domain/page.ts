/** One page of a list: `total` counts all that match, not the page. `given`, of lists of works: as below. */
export type Page<T> = { items: T[]; total: number; given?: number };

/** `given`: how many items the service returned for the page, including those dropped as invalid. */
export type Given<T> = { items: T[]; given: number };

/** Removes duplicates: when newer items come in, old ones move on to the next page and are loaded twice. */
export const once = <T extends { id: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
