import { useLocale } from 'next-intl';

/** The museum's time zone, for every editor. */
const ZONE = 'Europe/Paris';

export function Moment({ at }: { at: number }) {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: ZONE,
  });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}
