import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { orAbsent } from '@/lib/attempt';
import { collectionType } from '@/lib/discovery/iiif/collectionLink';
import { absentMetadata, pageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import type { Album } from '@/lib/domain/album';
import { hasEnded } from '@/lib/domain/days';
import type { GuestPerson } from '@/lib/domain/guestPerson';
import type { Page } from '@/lib/domain/page';
import type { Picture } from '@/lib/domain/picture';
import { newestOf, type YearContent } from '@/lib/domain/years';
import { safeHtml } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { isYear } from '@/lib/query';
import { yearPath } from '@/lib/routes';
import { listPublished } from '@/lib/services/artexhAlbum';
import { listExperts } from '@/lib/services/news';
import { getWebContent, getYearContent } from '@/lib/services/webContent';
import { htmlTexts } from './htmlTexts';

/** Two rows of four. */
const SHOWN_WORKS = 8;

export type YearPage = {
  content: YearContent;
  experts: GuestPerson[];
  works: Page<Album>;
  /** For the home page's tab: one above each subtheme, or beside the theme. */
  pictures: Picture[];
  /** '' for a year that has ended, or that another has followed. The home page keeps its "Apply" (§2), for the edition to come. */
  applyUrl: string;
  neighbours: { previous?: string; next?: string };
};

/** Null: no such year. Throws when a service is down, so that the cached page stays. */
export const readYearContent = async (year: string, locale: Locale): Promise<YearContent | null> =>
  isYear(year) ? orAbsent(getYearContent(year, locale)) : null;

export async function yearMetadata(year: string): Promise<Metadata> {
  const locale = await getLocale();
  const content = await readYearContent(year, locale);
  if (!content) return absentMetadata();
  const [t, { items }] = await Promise.all([
    getTranslations(),
    // As the preview card reads it, so that it is asked for once.
    listPublished({ labelIds: [content.labelId], locale }),
  ]);
  return pageMetadata({
    path: yearPath(year),
    title: t('year.title', { year }),
    description: content.lead || t('year.description', { year }),
    card: { kind: 'exhibition', id: year },
    types: collectionType(year, items),
  });
}

export async function readYearPage(year: string, locale: Locale): Promise<YearPage | null> {
  const content = await readYearContent(year, locale);
  return content && toYearPage(content, locale);
}

/** Adds the experts, works and neighbours to a year's content, which may be a draft. */
export async function toYearPage(content: YearContent, locale: Locale): Promise<YearPage> {
  const { year } = content;
  const [experts, works, years, exhibition, texts] = await Promise.all([
    listExperts(content.labelId, locale),
    listPublished({ labelIds: [content.labelId], start: 0, count: SHOWN_WORKS, locale }),
    getWebContent('years', locale),
    getWebContent('exhibition', locale),
    htmlTexts(locale),
  ]);
  const published = years.map((one) => one.year);
  // A draft may be of the edition to come.
  const isNewest = year >= (newestOf(years)?.year ?? '');
  const isOpen = isNewest && !hasEnded(content, Date.now());
  return {
    content,
    experts: experts.map((one, index) => ({
      ...one,
      biography: safeHtml(one.biography, { locale, index, texts }).trim(),
    })),
    works,
    pictures: content.works ?? years.find((one) => one.year === year)?.works ?? [],
    applyUrl: isOpen ? exhibition.applyUrl : '',
    neighbours: yearNeighbours(published, year),
  };
}

/** The published years before and after one. */
export function yearNeighbours(years: readonly string[], year: string) {
  const sorted = years.toSorted();
  return {
    previous: sorted.findLast((other) => other < year),
    next: sorted.find((other) => other > year),
  };
}
