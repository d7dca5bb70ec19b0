import { useLocale } from 'next-intl';
import { perLocale } from '@/lib/i18n/perLocale';

/** The museum's time zone, for every editor. */
const ZONE = 'Europe/Paris';

const moments = perLocale((locale) => {
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone: ZONE } as const;
  return new Intl.DateTimeFormat(locale, style);
});

export function Moment({ at }: { at: number }) {
  const { format } = moments(useLocale());
  return <time dateTime={new Date(at).toISOString()}>{format(at)}</time>;
}
