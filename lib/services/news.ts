import 'server-only';
import { array } from 'yup';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import { wireNews, wireNewsList, type WireNews } from '@/lib/contract/news';
import { newsTag } from '@/lib/contract/tags';
import { toGuestPersons, type GuestPerson } from '@/lib/domain/guestPerson';
import { toNews, type News } from '@/lib/domain/news';
import type { Page } from '@/lib/domain/page';
import { ServiceError } from '@/lib/errors';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { call, callIfKnown, validItems } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

/** News must be there. Of experts and of the category "content" a host that doesn't know them has none. */
async function fetchList(
  category: 'news' | 'content' | 'expert',
  label: string,
  start: number,
  count: number,
): Promise<Page<WireNews>> {
  const ask: typeof callIfKnown = category === 'news' ? call : callIfKnown;
  const lists = await ask(
    'newsList',
    { query: { category, label, dStart: start, dCount: count } },
    { schema: array(wireNewsList).required() },
  );
  const { datas = [], total = 0 } = lists?.[0] ?? {};
  return { items: validItems('newsList', wireNews, datas), total };
}

const fetchNews = cached(
  'newsList',
  () => ['news'],
  async (
    category: 'news' | 'content',
    locale: string,
    start: number,
    count: number,
  ): Promise<Page<News>> => {
    const { items, total } = await fetchList(category, `${category}_${locale}`, start, count);
    return { items: items.map((wire) => toNews(wire, urlOf)), total };
  },
);

/** §7 news/listByLabel: news items. */
export const listByLabel = (locale: string, start: number, count: number): Promise<Page<News>> =>
  fetchNews('news', toWireLocale(locale), start, count);

/** The same of the category "content": pages that no list of the site names. */
export const listContent = (locale: string, start: number, count: number): Promise<Page<News>> =>
  fetchNews('content', toWireLocale(locale), start, count);

const fetchExperts = cached(
  'newsList',
  () => ['news'],
  async (label: string): Promise<GuestPerson[]> => {
    // More than any year's number of experts.
    const { items } = await fetchList('expert', label, 0, MOST_AT_ONCE);
    return toGuestPersons(items, urlOf);
  },
);

/** §7 news/listByLabel: a year's guest experts, by the label of its works, in their order. */
export const listExperts = (labelId: string, locale: string): Promise<GuestPerson[]> =>
  fetchExperts(`experts${labelId}_${toWireLocale(locale)}`);

const fetchById = cached(
  'newsById',
  ([id]) => ['news', newsTag(id)],
  async (id: string, locale: string): Promise<News | null> => {
    try {
      const [wire] = await call(
        'newsById',
        { path: { id }, query: { locale } },
        { schema: array(wireNews).required() },
      );
      return wire ? toNews(wire, urlOf) : null;
    } catch (error) {
      // A result, not a failure, and so cached: otherwise an item that was taken down would stay cached as it was.
      if (error instanceof ServiceError && error.token === 'invalid.id') return null;
      throw error;
    }
  },
);

/** §7 news/getById/{id}. §5: empty.id, or invalid.id for an unknown item. */
export async function getById(id: string, locale: string): Promise<News> {
  const news = await fetchById(checkId(id), toWireLocale(locale));
  if (!news) throw new ServiceError('invalid.id');
  return news;
}
