/** Two years: an exhibition and the next one. */
const DEFAULT_DAYS = 730;

/** The setting FAVOURITES_KEEP_DAYS: the CMS deletes by it, the website's privacy page shows it. */
export function keepDaysOf(given: string | undefined): number {
  const text = given?.trim() || String(DEFAULT_DAYS);
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new Error(`Setting FAVOURITES_KEEP_DAYS must be a number of days, not "${given}"`);
  }
  return Number(text);
}
