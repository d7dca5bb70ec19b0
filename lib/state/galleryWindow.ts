/**
 * Which pages of a list the browser holds, one after the other without a gap. `list` is which list it is, `asked` the page
 * that the address names, `turn` counts how often it has begun anew.
 */
export type Held = { list: string; asked: number; first: number; last: number; turn: number };

/** Walked past, pages left behind are dropped and come again when they are wanted: a tab holds 300 works of however many. */
export const MOST_HELD = 15;

export const begin = (list: string, page: number): Held => ({
  list,
  asked: page,
  first: page,
  last: page,
  turn: 0,
});

/** Another list, or a page of it that isn't held, begins anew there. */
export function follow(held: Held, list: string, page: number): Held {
  if (held.list !== list) return begin(list, page);
  if (held.asked === page) return held;
  const isHere = page >= held.first && page <= held.last;
  return isHere ? { ...held, asked: page } : { ...begin(list, page), turn: held.turn + 1 };
}

/** With this page too, and those between; at the other end so many are dropped that `most` are left. A page too far from them stands alone. */
export function reach(held: Held, page: number, most = MOST_HELD): Held {
  const { first, last } = held;
  if (page >= first && page <= last) return held;
  if (page > last && page - last < most) {
    return { ...held, first: Math.max(first, page - most + 1), last: page };
  }
  if (page < first && first - page < most) {
    return { ...held, first: page, last: Math.min(last, page + most - 1) };
  }
  return { ...held, first: page, last: page };
}

/** From the page on with which what is shown begins, whatever else was asked for; `last`: with which it ends. What stands alone is left. */
export function hold(held: Held, first: number, last: number): Held {
  return { ...held, first, last: held.first > last + 1 ? last : Math.max(held.last, last) };
}

/** §4: the first page anew; those after it are dropped. */
export const afresh = (held: Held): Held => ({ ...held, first: 1, last: 1, turn: held.turn + 1 });
