import { Artwork } from '@/components/artwork/Artwork';
import { neighboursOf } from '@/components/artwork/content';
import { bodyOf } from '@/components/news/content';
import { neighboursOf as newsNeighboursOf } from '@/components/news/neighboursOf';
import { NewsItem } from '@/components/news/NewsItem';
import { toYearPage } from '@/components/year/content';
import { Year } from '@/components/year/Year';
import { attempt } from '@/lib/attempt';
import type { Item } from '@/lib/api/editorSessions';
import type { PreviewKind } from '@/lib/contract/editorial';
import { ServiceError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { draftAlbum, draftNews, draftYear } from '@/lib/services/draft';
import { getMessages } from 'next-intl/server';

/** A draft as its page would show it; `key` is what the published page's address carries. */
export type DraftPage = { key: string; page: React.ReactNode };

async function artwork(id: string, locale: Locale): Promise<DraftPage | null> {
  const album = await draftAlbum(id, locale);
  if (!album) return null;
  const [texts, neighbours] = await Promise.all([
    getMessages({ locale }),
    neighboursOf(album, locale),
  ]);
  const page = <Artwork {...{ album, texts, neighbours }} />;
  return { key: album.id, page };
}

async function newsItem(id: string, locale: Locale): Promise<DraftPage> {
  const news = await draftNews(id, locale);
  const { news: texts } = await getMessages({ locale });
  const [body, neighbours] = await Promise.all([
    bodyOf(news, locale, texts),
    newsNeighboursOf(news, locale),
  ]);
  const page = <NewsItem {...{ news, body, neighbours }} />;
  return { key: news.id, page };
}

async function year(id: string, locale: Locale): Promise<DraftPage> {
  const content = await draftYear(id, locale);
  return { key: content.year, page: <Year page={await toYearPage(content, locale)} /> };
}

type Reader = (id: string, locale: Locale) => Promise<DraftPage | null>;

const DRAFTS: Readonly<Record<PreviewKind, Reader>> = {
  albums: artwork,
  news: newsItem,
  years: year,
};

/** Null: the item is gone, or has nothing yet that a page could show. A service that is down throws. */
export async function draftPage({ kind, id, locale }: Item): Promise<DraftPage | null> {
  const draft = await attempt(DRAFTS[kind](id, locale));
  if (draft.ok) return draft.value;
  if (draft.token === 'invalid.id' || draft.token === 'empty.id') return null;
  throw new ServiceError(draft.token);
}
