import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { yearOfLabels } from '@/components/year/yearOfLabels';
import type { Country } from '@/lib/domain/sitePages';
import { countryName } from '@/components/ui/countryName';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { listPublished } from '@/lib/services/artexhAlbum';
import { getWebContent } from '@/lib/services/webContent';
import { ANY_INITIAL, type GalleryQuery } from '@/lib/state/galleryQuery';

/** §2: a default label when absent. */
const labelsOf = ({ labelIds }: GalleryQuery) =>
  labelIds.length > 0 ? labelIds : [env().galleryLabelId];

/** What the service hands out counts, whatever of it can be shown. */
export const startOf = (page: number) => (page - 1) * ALBUM_PAGE_SIZE;

export function galleryList(query: GalleryQuery, locale: Locale) {
  const { name, author, country, initials } = query.search;
  return listPublished({
    dsss: query.order === 'latest' ? query.order : undefined,
    locale,
    labelIds: labelsOf(query),
    start: startOf(query.page),
    name: name || undefined,
    author: author || undefined,
    country: country.length > 0 ? country : undefined,
    initials: initials === ANY_INITIAL ? undefined : initials,
  });
}

/** Only countries that have works, named and sorted in the visitor's language. */
export async function countriesWithWorks(locale: Locale): Promise<Country[]> {
  const { compare } = new Intl.Collator(locale);
  return (await getWebContent('countries', locale))
    .map(({ code, name }) => ({ code, name: countryName(code, locale, name) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The exhibition year whose label the list bears, if it is one year's. */
export const yearOf = (query: GalleryQuery, locale: Locale) =>
  yearOfLabels(labelsOf(query), locale);
