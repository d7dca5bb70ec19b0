import { isValid, parseISO } from 'date-fns';
import { dayRange, longDay } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';

type Dates = { startDate: string; endDate: string };

const toDate = (day: string) => {
  const date = parseISO(`${day}T00:00:00Z`);
  return isValid(date) ? date : null;
};

/** The first and last day in the page's language, or the known one of them; '' without any. Dates without a time zone. */
export function datesText({ startDate, endDate }: Dates, locale: Locale): string {
  const [start, end] = [toDate(startDate), toDate(endDate)];
  if (start && end && start <= end) return dayRange(start, end, locale);
  const known = start ?? end;
  return longDay(known && known.getTime(), locale);
}
