import { useLocale } from 'next-intl';
import { LANGUAGES } from '@/lib/i18n/locales';
import { perLocale } from '@/lib/i18n/perLocale';

/** The museum's time zone, for every editor. */
const ZONE = 'Europe/Paris';

const moments = perLocale(
  (dates) =>
    new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'medium', timeZone: ZONE }),
);

export function Moment({ at }: { at: number }) {
  const { format } = moments(LANGUAGES[useLocale()].dates);
  return <time dateTime={new Date(at).toISOString()}>{format(at)}</time>;
}
