import 'server-only';
import { getTranslations } from 'next-intl/server';
import { commaList, longDay } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { getById } from '@/lib/services/news';
import type { Card } from './card';

/** A news item: its picture, title and date. */
export async function newsCard(locale: Locale, id: string): Promise<Card | null> {
  const [news, t] = await Promise.all([
    getById(id, locale),
    getTranslations({ locale, namespace: 'common' }),
  ]);
  const { title, desc, img, sTime } = news;
  return {
    locale,
    words: { as: 'text', kicker: longDay(sTime, locale), title, text: desc },
    picture: img ? { as: 'still', imgUrl: img } : null,
    year: '',
    alt: commaList(locale, [title, t('siteName')]),
  };
}
