const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[ -!#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const END = /$/y;

/** Where a text stops being JSON; null: it is JSON. Each browser says it in its own words, some without the place. */
export function wrongAt(text: string): number | null {
  let at = 0;
  const take = (part: RegExp) => {
    part.lastIndex = at;
    const isThere = part.test(text);
    if (isThere) at = part.lastIndex;
    return isThere;
  };
  const next = (part: RegExp) => {
    take(SPACE);
    return take(part);
  };
  const rowsUntil = (end: RegExp, row: () => boolean): boolean => {
    if (next(end)) return true;
    do {
      if (!row()) return false;
    } while (next(/,/y));
    return next(end);
  };
  const named = (): boolean => next(STRING) && next(/:/y) && value();
  const value = (): boolean => {
    if (next(/\{/y)) return rowsUntil(/\}/y, named);
    if (next(/\[/y)) return rowsUntil(/\]/y, value);
    return next(STRING) || next(NUMBER) || next(WORD);
  };
  return value() && next(END) ? null : at;
}
