/** The CMS counts no further where it would have to read all works (docs/decisions/0052); the gallery's search does. */
const MOST_TOLD = 1000;

export const countText = (total: number): string =>
  total > MOST_TOLD ? `${MOST_TOLD}+` : String(total);
