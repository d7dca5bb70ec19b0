import { useLocale } from 'next-intl';
import { PARIS } from '@/lib/constants';
import { LANGUAGES } from '@/lib/i18n/locales';
import { perLocale } from '@/lib/i18n/perLocale';

/** In the museum's time zone, for every editor. */
const moments = perLocale(
  (dates) =>
    new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'medium', timeZone: PARIS }),
);

export function Moment({ at }: { at: number }) {
  const { format } = moments(LANGUAGES[useLocale()].dates);
  return <time dateTime={new Date(at).toISOString()}>{format(at)}</time>;
}
