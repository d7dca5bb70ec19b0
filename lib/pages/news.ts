import { orAbsent } from '@/lib/attempt';
import { type News, changedAt } from '@/lib/domain/news';
import type { Page } from '@/lib/domain/page';
import { picturesIn, safeHtml } from '@/lib/html';
import type { Size } from '@/lib/html/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { getById, listByLabel } from '@/lib/services/news';
import { sizeOf } from '@/lib/services/pictureSize';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { toIso } from '@/lib/format';
import {
  absentMetadata,
  namedPageMetadata,
  pageMetadata,
  pathsBeside,
  titleOfPage,
} from '@/lib/discovery/metadata/pageMetadata';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { contentViewPath, newsPath } from '@/lib/routes';

const NEWS_PER_PAGE = 10;

/** Null: no such item. Throws when a service is down, so that the cached page stays. */
export const readNews = (id: string, locale: Locale): Promise<News | null> =>
  orAbsent(getById(id, locale));

export const readPage = (page: number, locale: Locale): Promise<Page<News>> =>
  listByLabel(locale, (page - 1) * NEWS_PER_PAGE, NEWS_PER_PAGE);

export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / NEWS_PER_PAGE));

async function sizesOf(paths: readonly string[]): Promise<Map<string, Size>> {
  const sizes = await Promise.all(
    [...new Set(paths)].map(async (path) => [path, await sizeOf(path)] as const),
  );
  return new Map(sizes.flatMap(([path, size]) => (size ? [[path, size]] : [])));
}

export type Body = {
  html: string;
  /** The item's picture, unless the text contains it. */
  lead: { src: string; alt: string; width: number; height: number } | null;
};

/** The sanitised text, with space reserved for each of its pictures. */
export async function bodyOf(news: News, locale: Locale): Promise<Body> {
  const { img, imgAlt, imgWidth, imgHeight, content } = news;
  const pictures = picturesIn(content);
  const isLead = img !== '' && pictures.every(({ src }) => src !== img);
  const unsized = pictures.filter(({ isSized }) => !isSized).map(({ src }) => src);
  const isLeadUnsized = isLead && !(imgWidth > 0 && imgHeight > 0);
  const [sizes, t] = await Promise.all([
    sizesOf(isLeadUnsized ? [img, ...unsized] : unsized),
    getTranslations({ locale, namespace: 'news' }),
  ]);
  const texts = { table: t('table'), film: (host: string) => t('film', { host }) };
  const size = sizes.get(img) ?? { width: imgWidth, height: imgHeight };
  return {
    html: safeHtml(content, { locale, sizes, texts }),
    lead: isLead ? { src: img, alt: imgAlt, ...size } : null,
  };
}

export type Neighbours = { previous?: News; next?: News };

/** Newest first; items without a date come last. */
const isNewer = (one: News, other: News) =>
  (one.sTime ?? Number.NEGATIVE_INFINITY) > (other.sTime ?? Number.NEGATIVE_INFINITY);

/**
 * The newer and older item of a news item. Reads the list's own pages, which are cached for all items, and finds the
 * item's page by binary search. An item that is in no list has no neighbours.
 */
export async function neighboursOf(news: News, locale: Locale): Promise<Neighbours> {
  const pageAt = async (page: number) => (page < 1 ? [] : (await readPage(page, locale)).items);
  const { total } = await readPage(1, locale);
  let [first, last] = [1, pagesOf(total)];
  while (first <= last) {
    const page = Math.floor((first + last) / 2);
    const items = await pageAt(page);
    const at = items.findIndex(({ id }) => id === news.id);
    if (at >= 0) {
      const previous = items[at - 1] ?? (await pageAt(page - 1)).at(-1);
      const next =
        items[at + 1] ?? (page < pagesOf(total) ? (await pageAt(page + 1))[0] : undefined);
      return { previous, next };
    }
    const [newest] = items;
    if (newest && !isNewer(news, newest)) first = page + 1;
    else last = page - 1;
  }
  return {};
}

export async function newsListMetadata(page: number): Promise<Metadata> {
  const locale = await getLocale();
  const [{ items, total }, words] = await Promise.all([
    readPage(page, locale),
    pageWords('news', locale),
  ]);
  if (page > 1 && items.length === 0) return absentMetadata();
  const place = { page, pages: pagesOf(total) };
  return namedPageMetadata('news', {
    path: newsPath(page),
    title: await titleOfPage(words.title, place),
    beside: pathsBeside(place, newsPath),
  });
}

export async function newsItemMetadata(news: News | null): Promise<Metadata> {
  if (!news) {
    const t = await getTranslations('errors');
    return absentMetadata(t('invalid.id'));
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
