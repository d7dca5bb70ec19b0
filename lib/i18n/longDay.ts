import { isValid } from 'date-fns';
import { LANGUAGES, type Locale } from './locales';

/** `21 June 2024` as the language writes it; '' when there is no date. The day is the one in UTC, as in toDay. */
export function longDay(epochMs: number | null, locale: Locale): string {
  const date = new Date(epochMs ?? Number.NaN);
  if (!isValid(date)) return '';
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[locale].dates, style).format(date);
}
