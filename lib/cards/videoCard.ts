import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/domain/video';
import { commaList } from '@/lib/i18n/commaList';
import type { Locale } from '@/lib/i18n/locales';
import { pageWords } from '@/lib/metadata/pageWords';
import { listPublished as listLives } from '@/lib/services/artexhLive';
import { listPublished as listFilms } from '@/lib/services/artexhVideo';
import type { Card } from './card';

/** The most that a service gives at once, and as many lists as the pages themselves read. */
const PER_CALL = 100;
const MOST = 300;

async function find(list: typeof listFilms, id: string, locale: Locale): Promise<Video | null> {
  for (let start = 0; start < MOST; start += PER_CALL) {
    const videos = await list([], start, PER_CALL, locale);
    const found = videos.find((video) => video.id === id);
    if (found) return found;
    if (videos.length < PER_CALL) return null;
  }
  return null;
}

/** A film or a broadcast: its still, with the sign that it plays. */
const reader = (list: typeof listFilms, page: 'videosView' | 'videosLive') =>
  async function videoCard(locale: Locale, id: string): Promise<Card | null> {
    const [video, kind, t] = await Promise.all([
      find(list, id, locale),
      pageWords(page, locale),
      getTranslations({ locale, namespace: 'common' }),
    ]);
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
