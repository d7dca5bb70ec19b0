/** Years are four digits: as texts they are in order. */
export const newestOf = (years: readonly string[]) => years.toSorted().at(-1);

/** The published years before and after one. */
export function neighboursOf(years: readonly string[], year: string) {
  const sorted = years.toSorted();
  return {
    previous: sorted.findLast((other) => other < year),
    next: sorted.find((other) => other > year),
  };
}
