/** One page of a list: `total` counts all that match, not the page. */
export type Page<T> = { items: T[]; total: number };

/** `given` is how many items the service handed out for the page, with those that were dropped as they didn't fit. */
export type Given<T> = { items: T[]; given: number };

/** Items may come again when newer ones have pushed them on to the next page: each is shown once. */
export const once = <T extends { id: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
