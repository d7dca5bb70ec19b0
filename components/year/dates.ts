import { knownDays } from '@/lib/domain/days';
import { dayRange, longDay } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';

type Dates = { startDate: string; endDate: string };

/** The first and last day in the page's language, or the known one of them; '' without any. Dates without a time zone. */
export function datesText(dates: Dates, locale: Locale): string {
  const { start, end } = knownDays(dates);
  if (start && end) return dayRange(start, end, locale);
  const known = start ?? end;
  return longDay(known && known.getTime(), locale);
}
