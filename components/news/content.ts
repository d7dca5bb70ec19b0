import { attempt } from '@/lib/attempt';
import type { News } from '@/lib/domain/news';
import type { Page } from '@/lib/domain/page';
import { ServiceError } from '@/lib/errors';
import { picturesIn, safeHtml } from '@/lib/html';
import type { Size } from '@/lib/html/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { getById, listByLabel } from '@/lib/services/news';
import { sizeOf } from '@/lib/services/pictureSize';

const NEWS_PER_PAGE = 10;

/** Null: no such item. A service that is down throws, so that a page that is kept stays. */
export async function readNews(id: string, locale: Locale): Promise<News | null> {
  const found = await attempt(getById(id, locale));
  if (found.ok) return found.value;
  if (found.token === 'invalid.id' || found.token === 'empty.id') return null;
  throw new ServiceError(found.token);
}

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
  /** The first picture, unless the text itself shows it. */
  lead: { src: string; alt: string; width: number; height: number } | null;
};

/** The text made safe, and a place kept for each of its pictures. */
export async function bodyOf(
  news: News,
  locale: Locale,
  texts: { table: string; film: string },
): Promise<Body> {
  const { img, imgAlt, imgWidth, imgHeight, content } = news;
  const pictures = picturesIn(content);
  const isLead = img !== '' && pictures.every(({ src }) => src !== img);
  const unsized = pictures.filter(({ isSized }) => !isSized).map(({ src }) => src);
  const isLeadUnsized = isLead && !(imgWidth > 0 && imgHeight > 0);
  const sizes = await sizesOf(isLeadUnsized ? [img, ...unsized] : unsized);
  const size = sizes.get(img) ?? { width: imgWidth, height: imgHeight };
  return {
    html: safeHtml(content, { locale, sizes, texts }),
    lead: isLead ? { src: img, alt: imgAlt, ...size } : null,
  };
}
