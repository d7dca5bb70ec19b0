import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  absentMetadata,
  paginationOf,
  pathsBeside,
  titleOfPage,
} from '@/lib/discovery/metadata/pageMetadata';
import { hangsIn, type Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { toPageNumber } from '@/lib/query';
import { labelsPath } from '@/lib/routes';
import { listPublished } from '@/lib/services/artexhAlbum';
import { readYearContent } from './year';

/** Ten sheets of A4: codes are what takes long to draw. */
const LABELS_A_PAGE = 40;

/** `page`: after the first, as the address has it. */
export type LabelsAsked = { year: string; page?: string };

export type LabelsPage = {
  year: string;
  /** Those that have a label: none, where the page has no works with a number. */
  works: Album[];
  page: number;
  pages: number;
};

/**
 * A year's works in the curator's order, in which those without a number come last: they have no label to hang. Null: no such year,
 * or no such page of it.
 */
export async function readWallLabels(
  locale: Locale,
  year: string,
  asked = '1',
): Promise<LabelsPage | null> {
  const page = toPageNumber(asked);
  const content = page && (await readYearContent(year, locale));
  if (!content) return null;
  const label = content.labelId;
  const [start, count] = [(page - 1) * LABELS_A_PAGE, LABELS_A_PAGE];
  const { items, total } = await listPublished({ labelIds: [label], start, count, locale });
  // A year without works has one page, too, which says so.
  const pages = Math.max(1, Math.ceil(total / LABELS_A_PAGE));
  if (page > pages) return null;
  const works = items.filter((work) => hangsIn(work, label));
  return { year, works, page, pages };
}

export async function labelsMetadata({ year, page }: LabelsAsked): Promise<Metadata> {
  const locale = await getLocale();
  const [t, labels] = await Promise.all([
    getTranslations('labels'),
    readWallLabels(locale, year, page),
  ]);
  if (!labels) return absentMetadata();
  const place = { page: labels.page, pages: labels.pages };
  const pathOf = (other: number) => labelsPath(year, other);
  return {
    title: await titleOfPage(t('title', { year }), place),
    robots: { index: false },
    pagination: paginationOf(pathsBeside(place, pathOf), locale),
  };
}
