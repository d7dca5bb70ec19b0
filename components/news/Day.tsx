import type { News } from '@/lib/domain/news';
import { longDay } from '@/lib/i18n/longDay';
import type { Locale } from '@/lib/i18n/locales';

type Props = { news: Pick<News, 'time' | 'sTime'>; locale: Locale; className?: string };

/** The day of an item; nothing for one without a date. */
export function Day({ news: { time, sTime }, locale, className }: Props) {
  if (!time) return null;
  return (
    <time dateTime={time} className={className}>
      {longDay(sTime, locale)}
    </time>
  );
}
