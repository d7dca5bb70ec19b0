import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  absentMetadata,
  pageMetadata,
  pathsBeside,
  titleOfPage,
} from '@/lib/discovery/metadata/pageMetadata';
import { isCountryCode, toPageNumber } from '@/lib/query';
import { countryPath } from '@/lib/routes';
import { countryName, namedInOrder } from '@/lib/i18n/intl';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { flagOf, type Album } from '@/lib/domain/album';
import type { Country } from '@/lib/domain/sitePages';
import { LANGUAGES, type Locale } from '@/lib/i18n/locales';
import { listPublished } from '@/lib/services/artexhAlbum';
import { getWebContent } from '@/lib/services/webContent';

export type CountryEntry = { code: string; name: string; flag: string; total: number };

/** A page of the list of a country's works. */
export type CountryWorks = Omit<CountryEntry, 'total'> & {
  works: Album[];
  total: number;
  page: number;
  pages: number;
};

const worksOf = (code: string, page: number, locale: Locale) =>
  listPublished({ country: [code], start: (page - 1) * ALBUM_PAGE_SIZE, locale });

/** How many works it has, with its flag; a host that tells no number is asked for its works. */
async function seenOf({ code, works }: Country, locale: Locale) {
  if (works !== undefined) return { flag: flagOf(code), total: works };
  const { items, total } = await worksOf(code.toUpperCase(), 1, locale);
  return { flag: items[0]?.countryFlag ?? '', total };
}

/** Every country that has works, with their number, sorted for the visitor's language. */
export async function listCountries(locale: Locale): Promise<CountryEntry[]> {
  const known = (await getWebContent('countries', locale)).filter(({ code }) =>
    isCountryCode(code),
  );
  const entries = await Promise.all(
    namedInOrder(known, locale).map(async (country) => {
      const { code, name } = country;
      return { code, name, ...(await seenOf(country, locale)) };
    }),
  );
  return entries.filter(({ total }) => total > 0);
}

/** Null: no such country, no works of it, or no such page; a page that can't exist is not requested. */
export async function readCountry(
  locale: Locale,
  codeParam: string,
  pageParam = '1',
): Promise<CountryWorks | null> {
  const page = toPageNumber(pageParam);
  if (!isCountryCode(codeParam) || page === null) return null;
  const code = codeParam.toUpperCase();
  const known = (await getWebContent('countries', locale)).find((one) => one.code === code);
  if (!known) return null;
  const first = await worksOf(code, 1, locale);
  const pages = Math.ceil(first.total / ALBUM_PAGE_SIZE);
  if (page > pages) return null;
  const { items } = page === 1 ? first : await worksOf(code, page, locale);
  return {
    code,
    name: countryName(code, locale, known.name),
    flag: first.items[0]?.countryFlag ?? '',
    works: items,
    total: first.total,
    page,
    pages,
  };
}

export type CountryParams = { code: string; page?: string };

export async function countryMetadata({ code, page }: CountryParams): Promise<Metadata> {
  const locale = await getLocale();
  const country = await readCountry(locale, code, page);
  if (!country) return absentMetadata();
  const t = await getTranslations('countries');
  const place = { page: country.page, pages: country.pages };
  const pathOf = (other: number) => countryPath(country.code, other);
  return pageMetadata({
    path: pathOf(country.page),
    title: await titleOfPage(t('works', { country: country.name }), place),
    beside: pathsBeside(place, pathOf),
    description: [t('of', { country: country.name }), t('count', { total: country.total })].join(
      LANGUAGES[locale].space,
    ),
    card: { kind: 'country', id: country.code.toLowerCase() },
  });
}
