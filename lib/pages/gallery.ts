import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import type { Country } from '@/lib/domain/sitePages';
import { namedInOrder } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { type AlbumQuery, listPublished } from '@/lib/services/artexhAlbum';
import { galleryLabel } from '@/lib/services/galleryLabel';
import { getWebContent } from '@/lib/services/webContent';
import { yearOfLabels } from '@/lib/services/yearOfLabels';
import {
  type GalleryQuery,
  VIEWS,
  galleryPath,
  isKeywordEmpty,
  isSearching,
  needsWorks,
  readGalleryQuery,
} from '@/lib/state/galleryQuery';
import { albumsViewPath } from '@/lib/routes';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { collectionType } from '@/lib/discovery/iiif/collectionLink';
import { oembedType } from '@/lib/discovery/embed/oembedLink';
import {
  type PageFacts,
  absentMetadata,
  namedPageMetadata,
  pathsBeside,
  titleOfPage,
} from '@/lib/discovery/metadata/pageMetadata';
import { pageWords } from '@/lib/discovery/metadata/pageWords';

/** Once for a page: its works and its words are of one exhibition. */
const labelOfGallery = cache(galleryLabel);

/** §2: the default label when there is none. */
const labelsOf = async (labelIds: readonly string[], locale: Locale) =>
  labelIds.length > 0 ? labelIds : [await labelOfGallery(locale)];

/** Counts all works that the service returns, whether or not they can be shown. */
export const startOf = (page: number) => (page - 1) * ALBUM_PAGE_SIZE;

/** The parameters of §7 for an address of the gallery. */
export const albumQueryOf = async (
  { labelIds, search, order }: Pick<GalleryQuery, 'labelIds' | 'search' | 'order'>,
  start: number,
  locale: Locale,
): Promise<AlbumQuery> => ({
  ...search,
  labelIds: await labelsOf(labelIds, locale),
  dsss: order === 'curated' ? undefined : order,
  start,
  locale,
});

/** Once for a page and its head: a search isn't kept. */
const readOnce = cache(async (params: string, locale: Locale): Promise<Page<Album>> => {
  const query = readGalleryQuery(new URLSearchParams(params));
  return listPublished(await albumQueryOf(query, startOf(query.page), locale));
});

export const galleryList = (params: URLSearchParams, locale: Locale) =>
  readOnce(params.toString(), locale);

async function areYears(labelIds: readonly string[], locale: Locale): Promise<boolean> {
  const known = new Set((await getWebContent('years', locale)).map(({ labelId }) => labelId));
  return labelIds.every((label) => known.has(label));
}

/**
 * A list of labels without works, and a page after the last, are a 404. A search that finds nothing isn't, nor are published years
 * together or in another order: the form of /albumsCategoryView asks for them before any work hangs.
 */
export async function isMissing(
  params: URLSearchParams,
  { total }: Page<Album>,
  locale: Locale,
): Promise<boolean> {
  const query = readGalleryQuery(params);
  const { labelIds, order, page, search } = query;
  if (isSearching(search)) return false;
  if (page > 1) return startOf(page) >= total;
  if (total > 0 || !needsWorks(query)) return false;
  const isOneAsHung = labelIds.length === 1 && order === 'curated' && !isKeywordEmpty(params);
  return isOneAsHung || !(await areYears(labelIds, locale));
}

/**
 * Countries to choose from: those that have works, as far as the host tells it, and those that are `chosen`; named and sorted in the
 * visitor's language.
 */
export async function countriesFor(chosen: readonly string[], locale: Locale): Promise<Country[]> {
  const known = await getWebContent('countries', locale);
  const offered = known
    .filter(({ code, works }) => works !== 0 || chosen.includes(code))
    .map(({ code, name }) => ({ code, name }));
  const unknown = chosen
    .filter((wanted) => !known.some(({ code }) => code === wanted))
    .map((code) => ({ code, name: code }));
  return namedInOrder([...offered, ...unknown], locale);
}

/** The labels that an address without any stands for; [] for one that names some. */
export const unnamedLabels = async ({ labelIds }: GalleryQuery, locale: Locale) =>
  labelIds.length > 0 ? [] : labelsOf(labelIds, locale);

/** The exhibition year that the list is of; undefined for any other list. */
export const yearOf = async (query: GalleryQuery, locale: Locale) =>
  yearOfLabels(await labelsOf(query.labelIds, locale), locale);

/** Metadata of a list by one label: its own preview card, and what other sites may show if works hang; a year also has a IIIF collection. Of a search they would show all works. */
function ofLabel(
  { labelIds: [label, ...others], search }: GalleryQuery,
  works: readonly Album[],
  locale: Locale,
  year?: string,
): Partial<PageFacts> {
  if (label === undefined || others.length > 0) return {};
  const card = { kind: 'gallery', id: label } as const;
  if (works.length === 0 || isSearching(search)) return { card };
  const types = {
    ...(year ? collectionType(year, works) : {}),
    ...oembedType(locale, albumsViewPath(label)),
  };
  return { card, types };
}

/** Views of a list share its canonical address; search results and the same works in another order are not indexed. */
export async function galleryMetadata(params: URLSearchParams): Promise<Metadata> {
  const locale = await getLocale();
  const query = readGalleryQuery(params);
  const isSearch = isSearching(query.search) || params.has('name') || params.has('author');
  const [list, words, year, t] = await Promise.all([
    galleryList(params, locale),
    pageWords('albumsView', locale),
    yearOf(query, locale),
    getTranslations('meta'),
  ]);
  if (await isMissing(params, list, locale)) return absentMetadata();
  const isOfYear = year && query.labelIds.length > 0;
  const title = isOfYear ? t('ofYear', { title: words.title, year: year.year }) : words.title;
  const place = { page: query.page, pages: Math.ceil(list.total / ALBUM_PAGE_SIZE) };
  const pathOf = (page: number) => galleryPath({ ...query, view: VIEWS[0], page });
  return namedPageMetadata('albumsView', {
    path: pathOf(query.page),
    title: await titleOfPage(title, place),
    beside: pathsBeside(place, pathOf),
    description: (isOfYear && year.lead) || words.description,
    isHidden: isSearch || query.order !== 'curated' || query.labelIds.length > 1,
    ...ofLabel(query, list.items, locale, year?.year),
  });
}
