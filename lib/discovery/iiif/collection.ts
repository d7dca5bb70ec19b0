import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import type { YearSummary } from '@/lib/domain/years';
import { commaList } from '@/lib/i18n/intl';
import { DEFAULT_SITE_LOCALE, type Locale } from '@/lib/i18n/locales';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { toPageNumber } from '@/lib/query';
import { yearPath } from '@/lib/routes';
import { listPublished } from '@/lib/services/artexhAlbum';
import { everyItem } from '@/lib/services/everyItem';
import { getWebContent } from '@/lib/services/webContent';
import { homepages } from './homepages';
import { filledMap, inEveryLanguage, languageMap } from './languageMap';
import { PRESENTATION } from './manifest';
import { collectionPath, hasManifest, manifestPath } from './paths';
import { provider } from './provider';
import { thumbnail } from './thumbnail';

/** A year of more is a collection of parts. */
const MOST_TOGETHER = 200;
const WORKS_A_PART = 50;

/** All works of a label if they are few, or those of one part, counted from 1. */
function worksOf(labelId: string, part: number, locale: Locale): Promise<Page<Album>> {
  const ask = (start: number, count: number) =>
    listPublished({ labelIds: [labelId], start, count, locale });
  if (part > 0) return ask((part - 1) * WORKS_A_PART, WORKS_A_PART);
  return everyItem(ask, { most: MOST_TOGETHER });
}

/** How many parts a year has, none where its works stand together; and the first of those works. */
async function measure({ labelId }: YearSummary) {
  const { items, total } = await worksOf(labelId, 1, DEFAULT_SITE_LOCALE);
  const parts = total > MOST_TOGETHER ? Math.ceil(total / WORKS_A_PART) : 0;
  return { parts, first: items.find(hasManifest) };
}

const findYear = async (year: string) =>
  (await getWebContent('years', DEFAULT_SITE_LOCALE)).find((known) => known.year === year);

const textsIn = () => inEveryLanguage((locale) => getTranslations({ locale }));

/** The works of a year, or of a part, each by its manifest. */
async function manifestsOf({ labelId }: YearSummary, part: number) {
  const [works, texts] = await Promise.all([
    inEveryLanguage(async (locale) => {
      const { items } = await worksOf(labelId, part, locale);
      return new Map(items.map((work) => [work.id, work]));
    }),
    textsIn(),
  ]);
  const nameIn = (locale: Locale, id: string) =>
    works(locale).get(id)?.name || texts(locale)('work.untitled');
  return [...works(DEFAULT_SITE_LOCALE).values()].filter(hasManifest).map((work) => ({
    id: siteAddress(manifestPath(work.id)),
    type: 'Manifest',
    label: filledMap((locale) => nameIn(locale, work.id)),
    ...thumbnail(work),
  }));
}

/** What the collection of a year is called, and each of its parts. */
async function labelsOf(year: string, parts = 0) {
  const texts = await textsIn();
  return (part = 0) =>
    languageMap((locale) => {
      const t = texts(locale);
      const place = part ? [t('pages.place', { page: part, pages: parts })] : [];
      return commaList(locale, [t('meta.gallery', { year }), ...place]);
    });
}

/** The parts of a large year. The format has no pages: a collection of collections stands for them. */
async function partsOf(year: string, parts: number) {
  const labelOf = await labelsOf(year, parts);
  return Array.from({ length: parts }, (_, index) => ({
    id: siteAddress(collectionPath(year, index + 1)),
    type: 'Collection',
    label: labelOf(index + 1),
  }));
}

/** IIIF Presentation 3: a year. Null: no such year, or nothing hangs in it. */
export async function exhibitionCollection(year: string): Promise<object | null> {
  const summary = await findYear(year);
  if (!summary) return null;
  const { parts, first } = await measure(summary);
  const items = await (parts > 0 ? partsOf(year, parts) : manifestsOf(summary, 0));
  if (items.length === 0) return null;
  const label = (await labelsOf(year))() ?? {};
  return {
    '@context': PRESENTATION,
    id: siteAddress(collectionPath(year)),
    type: 'Collection',
    label,
    ...thumbnail(first),
    provider: [await provider()],
    homepage: homepages(yearPath(year), label),
    items,
  };
}

/** A part of a large year, counted from 1. Null: there is none. */
export async function exhibitionPart(year: string, asked: string): Promise<object | null> {
  const part = toPageNumber(asked);
  const summary = part && (await findYear(year));
  if (!summary) return null;
  const { parts } = await measure(summary);
  if (part > parts) return null;
  const items = await manifestsOf(summary, part);
  const picture = items[0]?.thumbnail;
  return {
    '@context': PRESENTATION,
    id: siteAddress(collectionPath(year, part)),
    type: 'Collection',
    label: (await labelsOf(year, parts))(part),
    ...(picture && { thumbnail: picture }),
    partOf: [{ id: siteAddress(collectionPath(year)), type: 'Collection' }],
    items,
  };
}
