import { useLocale } from 'next-intl';
import type { News } from '@/lib/domain/news';
import { longDay } from '@/lib/i18n/intl';

type Props = { news: Pick<News, 'time' | 'sTime'>; className?: string };

/** The date of an item; nothing without one. */
export function Day({ news: { time, sTime }, className }: Props) {
  const locale = useLocale();
  if (!time) return null;
  return (
    <time dateTime={time} className={className}>
      {longDay(sTime, locale)}
    </time>
  );
}
