import { countryName } from '@/lib/i18n/countryName';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { listByCountry } from '@/lib/services/artexhAlbum';
import { getWebContent } from '@/lib/services/webContent';

export type CountryEntry = { code: string; name: string; flag: string; total: number };

/** A country's works on one page of their list. */
export type CountryWorks = Omit<CountryEntry, 'total'> & {
  works: Album[];
  total: number;
  page: number;
  pages: number;
};

const CODE = /^[a-z]{2}$/i;
const PAGE = /^[1-9]\d{0,5}$/;

const flagOf = (album?: Album) => album?.countryFlag ?? '';

/** Every country that has works, with how many, in the order of the visitor's language. */
export async function listCountries(locale: Locale): Promise<CountryEntry[]> {
  const known = (await getWebContent('countries', locale)).filter(({ code }) => CODE.test(code));
  const entries = await Promise.all(
    known.map(async ({ code, name }) => {
      const { items, total } = await listByCountry(code.toUpperCase(), 1, locale);
      return { code, name: countryName(code, locale, name), flag: flagOf(items[0]), total };
    }),
  );
  const { compare } = new Intl.Collator(locale);
  return entries.filter(({ total }) => total > 0).sort((a, b) => compare(a.name, b.name));
}

/** Null: no such country, no works of it, or no such page. A page is asked for only when there is one. */
export async function readCountry(
  locale: Locale,
  asked: string,
  askedPage = '1',
): Promise<CountryWorks | null> {
  if (!CODE.test(asked) || !PAGE.test(askedPage)) return null;
  const code = asked.toUpperCase();
  const known = (await getWebContent('countries', locale)).find((one) => one.code === code);
  if (!known) return null;
  const first = await listByCountry(code, 1, locale);
  const [page, pages] = [Number(askedPage), Math.ceil(first.total / ALBUM_PAGE_SIZE)];
  if (page > pages) return null;
  const { items } = page === 1 ? first : await listByCountry(code, page, locale);
  return {
    code,
    name: countryName(code, locale, known.name),
    flag: flagOf(first.items[0]),
    works: items,
    total: first.total,
    page,
    pages,
  };
}
