import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { changedAt, type News } from '@/lib/domain/news';
import { toIso } from '@/lib/format';
import { fill } from '@/lib/i18n/fill';
import { absentMetadata, namedPageMetadata, pageMetadata } from '@/lib/metadata/pageMetadata';
import { pageWords } from '@/lib/metadata/pageWords';
import { contentViewPath, newsPath } from '@/lib/routes';
import { pagesOf, readPage } from './content';

export async function newsListMetadata(page: number): Promise<Metadata> {
  const locale = await getLocale();
  const [{ news }, { items, total }, words] = await Promise.all([
    getMessages(),
    readPage(page, locale),
    pageWords('news', locale),
  ]);
  if (page > 1 && items.length === 0) return absentMetadata();
  const position = fill(news.page, { number: page, total: pagesOf(total) });
  const title = page > 1 ? `${words.title}, ${position}` : words.title;
  return namedPageMetadata('news', { path: newsPath(page), title });
}

export async function newsItemMetadata(news: News | null): Promise<Metadata> {
  if (!news) {
    const { errors } = await getMessages();
    return absentMetadata(errors.invalid.id);
  }
  return pageMetadata({
    path: contentViewPath(news.id),
    title: news.title,
    description: news.desc,
    card: { kind: 'news', id: news.id },
    kind: {
      type: 'article',
      publishedTime: toIso(news.sTime) || undefined,
      modifiedTime: toIso(changedAt(news)) || undefined,
    },
  });
}
