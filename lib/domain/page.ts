/** One page of a list: `total` counts all that match, not the page. */
export type Page<T> = { items: T[]; total: number };
