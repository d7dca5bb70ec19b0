import type { Locale } from '@/lib/i18n/locales';

/** The museum's hour, whoever looks. */
const ZONE = 'Europe/Paris';

export function Moment({ at, locale }: { at: number; locale: Locale }) {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: ZONE,
  });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}
