import { orAbsent } from '@/lib/attempt';
import { type News, publishedAt } from '@/lib/domain/news';
import type { Page } from '@/lib/domain/page';
import { picturesIn, safeHtml } from '@/lib/html';
import type { Size } from '@/lib/domain/picture';
import type { Locale } from '@/lib/i18n/locales';
import { getById, listByLabel } from '@/lib/services/news';
import { sizeOf } from '@/lib/services/pictureSize';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { toDay, toIso } from '@/lib/format';
import {
  absentMetadata,
  namedPageMetadata,
  pageMetadata,
  pathsBeside,
  titleOfPage,
} from '@/lib/discovery/metadata/pageMetadata';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { contentViewPath, newsPath } from '@/lib/routes';
import { htmlTexts } from './htmlTexts';

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
  const [sizes, texts] = await Promise.all([
    sizesOf(isLeadUnsized ? [img, ...unsized] : unsized),
    htmlTexts(locale),
  ]);
  const size = sizes.get(img) ?? { width: imgWidth, height: imgHeight };
  return {
    html: safeHtml(content, { locale, sizes, texts }),
    lead: isLead ? { src: img, alt: imgAlt, ...size } : null,
  };
}

export type Neighbours = { previous?: News; next?: News };

type PageAt = (page: number) => Promise<News[]>;

const timeOf = ({ sTime }: News) => sTime ?? Number.NEGATIVE_INFINITY;

/** As our CMS lists them: newest first, those without a date last; of equal dates the greater id first. */
function isBefore(one: News, other: News) {
  const [time, otherTime] = [timeOf(one), timeOf(other)];
  return time === otherTime ? Number(one.id) > Number(other.id) : time > otherTime;
}

const placeOf = (news: News, items: readonly News[]) => items.findIndex(({ id }) => id === news.id);

/** So many pages on either side are looked through. */
const MOST_BESIDE = 5;

/** Another host may list equal dates in any order: the pages on one side, as long as they have an item of the same date. */
async function findBeside(news: News, from: number, step: 1 | -1, pageAt: PageAt) {
  for (let away = 0; away < MOST_BESIDE; away += 1) {
    const page = from + away * step;
    const items = await pageAt(page);
    if (placeOf(news, items) >= 0) return page;
    if (!items.some((item) => timeOf(item) === timeOf(news))) return null;
  }
  return null;
}

/** The page of the list that has the item, by binary search. Null: it is in no list. */
async function findPage(news: News, pages: number, pageAt: PageAt): Promise<number | null> {
  let [first, last] = [1, pages];
  while (first <= last) {
    const page = Math.floor((first + last) / 2);
    const items = await pageAt(page);
    if (placeOf(news, items) >= 0) return page;
    const [newest] = items;
    if (newest && !isBefore(news, newest)) first = page + 1;
    else last = page - 1;
  }
  return (await findBeside(news, last, -1, pageAt)) ?? findBeside(news, first, 1, pageAt);
}

/**
 * The newer and older item of a news item. Reads the list's own pages, which are cached for all items. An item that is in no list
 * has no neighbours.
 */
export async function newsNeighbours(news: News, locale: Locale): Promise<Neighbours> {
  const pages = pagesOf((await readPage(1, locale)).total);
  const pageAt = async (page: number) =>
    page < 1 || page > pages ? [] : (await readPage(page, locale)).items;
  const page = await findPage(news, pages, pageAt);
  if (page === null) return {};
  const items = await pageAt(page);
  const at = placeOf(news, items);
  return {
    previous: items[at - 1] ?? (await pageAt(page - 1)).at(-1),
    next: items[at + 1] ?? (await pageAt(page + 1))[0],
  };
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
      publishedTime: toDay(publishedAt(news)) || undefined,
      modifiedTime: toIso(news.updatedAt) || undefined,
    },
  });
}
