import 'server-only';
import { getTranslations } from 'next-intl/server';
import { commaList } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { listPublished as listLives } from '@/lib/services/artexhLive';
import { listPublished as listFilms } from '@/lib/services/artexhVideo';
import { everyVideo } from '@/lib/services/publishedVideos';
import type { Card } from './card';

/** A film or a broadcast: its still with a play sign. */
const reader = (list: typeof listFilms, page: 'videosView' | 'videosLive') =>
  async function videoCard(locale: Locale, id: string): Promise<Card | null> {
    const [videos, kind, t] = await Promise.all([
      everyVideo(list, { locale, id }),
      pageWords(page, locale),
      getTranslations({ locale, namespace: 'common' }),
    ]);
    const video = videos.find((one) => one.id === id);
    if (!video) return null;
    const { name, description, imgUrl } = video;
    const title = name || kind.title;
    return {
      locale,
      words: { as: 'text', kicker: name ? kind.title : '', title, text: description },
      picture: imgUrl ? { as: 'film', imgUrl } : null,
      year: '',
      alt: commaList(locale, [title, t('siteName')]),
    };
  };

export const filmCard = reader(listFilms, 'videosView');
export const liveCard = reader(listLives, 'videosLive');
