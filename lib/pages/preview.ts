import type { Item } from '@/lib/api/editorSessions';
import { orAbsent } from '@/lib/attempt';
import type { Locale } from '@/lib/i18n/locales';
import { draftAlbum, draftNews, draftYear } from '@/lib/services/draft';
import { yearOfWork } from '@/lib/services/yearOfLabels';
import { workNeighbours } from './artwork';
import { bodyOf, newsNeighbours } from './news';
import { toYearPage } from './year';

type Wanted = { id: string; locale: Locale; live: string };

async function artwork(wanted: Wanted) {
  const { locale } = wanted;
  const album = await draftAlbum(wanted);
  if (!album) return null;
  const [ofYear, neighbours] = await Promise.all([
    yearOfWork(album, locale),
    workNeighbours(album, locale),
  ]);
  return { kind: 'albums' as const, key: album.id, album, year: ofYear, neighbours };
}

async function newsItem(wanted: Wanted) {
  const { locale } = wanted;
  const news = await draftNews(wanted);
  const [body, neighbours] = await Promise.all([
    bodyOf(news, locale),
    newsNeighbours(news, locale),
  ]);
  return { kind: 'news' as const, key: news.id, news, body, neighbours };
}

async function year(wanted: Wanted) {
  const content = await draftYear(wanted);
  const page = await toYearPage(content, wanted.locale);
  return { kind: 'years' as const, key: content.year, page };
}

const READERS = { albums: artwork, news: newsItem, years: year };

/** The content of a draft's page; `key` identifies the published page: an id, or a year. */
export type Draft = NonNullable<Awaited<ReturnType<(typeof READERS)[keyof typeof READERS]>>>;

/** `live`: of the live preview it is read for. Null: the item doesn't exist, or lacks what its page needs. Throws when a service is down. */
export const readDraft = ({ kind, id, locale }: Item, live = ''): Promise<Draft | null> =>
  orAbsent<Draft | null>(READERS[kind]({ id, locale, live }));
