import { isValid, parseISO } from 'date-fns';
import { perLocale } from '@/lib/i18n/perLocale';

type Dates = { startDate: string; endDate: string };

const toDate = (day: string) => {
  const date = parseISO(`${day}T00:00:00Z`);
  return isValid(date) ? date : null;
};

const longDays = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The first and last day in the page's language, or the known one of them; '' without any. Dates without a time zone. */
export function datesText({ startDate, endDate }: Dates, locale: string): string {
  const format = longDays(locale);
  const [start, end] = [toDate(startDate), toDate(endDate)];
  if (start && end && start <= end) return format.formatRange(start, end);
  const known = start ?? end;
  return known ? format.format(known) : '';
}
