import 'server-only';
import { getTranslations } from 'next-intl/server';
import { commaList } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { isYear } from '@/lib/query';
import { listPublished } from '@/lib/services/artexhAlbum';
import { getYearContent } from '@/lib/services/webContent';
import { framed } from './artworkCard';
import type { Card } from './card';

/**
 * A year of the exhibition, in its colour, with the first of its works. As its page, by its own content: the kept list of years may not
 * name one that was published a moment ago.
 */
export async function exhibitionCard(locale: Locale, year: string): Promise<Card | null> {
  if (!isYear(year)) return null;
  const [content, t] = await Promise.all([
    getYearContent(year, locale),
    getTranslations({ locale }),
  ]);
  const label = content.labelId;
  const { items } = await listPublished({ labelIds: [label], locale });
  const title = content.title || t('year.title', { year });
  return {
    locale,
    words: {
      as: 'text',
      kicker: commaList(locale, [year, content.edition]),
      title,
      text: content.theme || content.lead,
    },
    picture: framed(items[0]),
    year,
    alt: commaList(locale, [title, t('common.siteName')]),
  };
}
