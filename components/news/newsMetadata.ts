import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import type { News } from '@/lib/domain/news';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { contentViewPath, newsPath } from '@/lib/routes';
import { pagesOf, readPage } from './content';

export async function newsListMetadata(page: number, locale: Locale): Promise<Metadata> {
  const { news, notFound } = await getMessages({ locale });
  const { items, total } = await readPage(page, locale);
  if (page > 1 && items.length === 0) return { title: notFound.title, robots: { index: false } };
  const position = fill(news.page, { number: page, total: pagesOf(total) });
  return {
    title: page > 1 ? `${news.kicker}, ${position}` : news.kicker,
    description: news.description,
    alternates: { canonical: localePath(locale, newsPath(page)) },
  };
}

export async function newsItemMetadata(news: News | null, locale: Locale): Promise<Metadata> {
  if (!news) {
    const { errors } = await getMessages({ locale });
    return { title: errors.invalid.id, robots: { index: false } };
  }
  return {
    title: news.title,
    description: news.desc || undefined,
    alternates: { canonical: localePath(locale, contentViewPath(news.id)) },
  };
}
