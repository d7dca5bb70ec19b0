import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Graph, NewsArticle } from 'schema-dts';
import { publishedAt, type News } from '@/lib/domain/news';
import { toDay, toIso } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { contentViewPath, ROUTES } from '@/lib/routes';
import { known, breadcrumbs, namedOrganization } from './site';

/** A news item. Its author isn't known: the exhibition stands for it. */
export const newsArticle = (news: News, locale: Locale, siteName: string): NewsArticle =>
  known<Exclude<NewsArticle, string>>({
    '@type': 'NewsArticle',
    '@id': pageAddress(locale, contentViewPath(news.id)),
    url: pageAddress(locale, contentViewPath(news.id)),
    mainEntityOfPage: pageAddress(locale, contentViewPath(news.id)),
    headline: news.title,
    description: news.desc,
    inLanguage: news.titleLang || locale,
    image: news.img ? siteAddress(news.img) : undefined,
    datePublished: toDay(publishedAt(news)),
    dateModified: toIso(news.updatedAt),
    author: namedOrganization(siteName),
    publisher: namedOrganization(siteName),
  });

/** A news item's page: the item and the breadcrumbs. */
export async function newsGraph(news: News, locale: Locale): Promise<Graph['@graph']> {
  const [list, t] = await Promise.all([
    pageWords('news', locale),
    getTranslations({ locale, namespace: 'common' }),
  ]);
  const crumbs = [
    { name: list.title, path: ROUTES.news },
    { name: news.title, path: contentViewPath(news.id) },
  ];
  const siteName = t('siteName');
  return [newsArticle(news, locale, siteName), breadcrumbs(locale, siteName, crumbs)];
}
