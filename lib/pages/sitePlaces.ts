import { getMessages } from 'next-intl/server';
import type { MenuItem } from '@/lib/domain/menuItem';
import { namedByKey } from '@/lib/domain/menuNames';
import { newestOf } from '@/lib/domain/years';
import { PAGE_NAMES, pagePath, pageWords } from '@/lib/discovery/metadata/pageWords';
import { countryName } from '@/lib/i18n/intl';
import { DEFAULT_SITE_LOCALE, type Locale } from '@/lib/i18n/locales';
import { countryPath, ROUTES, yearPath } from '@/lib/routes';
import { getByLabel } from '@/lib/services/menu';
import { getWebContent } from '@/lib/services/webContent';
import { listCountries, type CountryEntry } from './countries';

/** A place of the site, and the words by which it is found: in the visitor's language and in English. */
export type Place = { path: string; title: string; notes: string[]; words: string };

const both = (...texts: readonly string[]) => texts.join(' · ');

type CountryPlace = Place & Pick<CountryEntry, 'flag' | 'total'>;

export async function countryPlaces(locale: Locale): Promise<CountryPlace[]> {
  return (await listCountries(locale)).map(({ code, name, flag, total }) => ({
    path: countryPath(code),
    title: name,
    notes: [],
    // By its usual names too, whatever editors call it.
    words: both(name, countryName(code, locale, ''), countryName(code, DEFAULT_SITE_LOCALE, '')),
    flag,
    total,
  }));
}

export async function yearPlaces(locale: Locale): Promise<Place[]> {
  const [years, inEnglish] = await Promise.all([
    getWebContent('years', locale),
    getWebContent('years', DEFAULT_SITE_LOCALE),
  ]);
  return years.map(({ year, edition, title, subthemes }) => {
    const english = inEnglish.find((one) => one.year === year);
    return {
      path: yearPath(year),
      title: year,
      notes: [title].filter(Boolean),
      words: both(
        ...[year, edition, title, ...subthemes],
        ...(english ? [english.edition, english.title, ...english.subthemes] : []),
      ),
    };
  });
}

/** Pages about one person's work or certificate are reached by their forms. */
const NOT_LISTED: readonly string[] = [ROUTES.search, ROUTES.albumFavorite, ROUTES.certWe2020];

async function fixedPlaces(locale: Locale): Promise<Place[]> {
  const names = PAGE_NAMES.filter((name) => !NOT_LISTED.includes(pagePath(name)));
  return Promise.all(
    names.map(async (name) => {
      const [{ title }, english] = await Promise.all([
        pageWords(name, locale),
        pageWords(name, DEFAULT_SITE_LOCALE),
      ]);
      return { path: pagePath(name), title, notes: [], words: both(title, english.title) };
    }),
  );
}

/** Parts of the newest year's page that every year has (§1). */
const SECTIONS = ['requirements', 'awards', 'certificate'] as const;

async function sectionPlaces(locale: Locale): Promise<Place[]> {
  const [years, { year: texts }, { year: english }] = await Promise.all([
    getWebContent('years', locale),
    getMessages({ locale }),
    getMessages({ locale: DEFAULT_SITE_LOCALE }),
  ]);
  const year = newestOf(years)?.year;
  if (!year) return [];
  return SECTIONS.map((section) => ({
    path: `${yearPath(year)}#${section}`,
    title: texts.sections[section],
    notes: [year],
    words: both(texts.sections[section], english.sections[section], year),
  }));
}

const isOfSite = ({ link, type }: MenuItem) => link.startsWith('/') && type !== 2;

/** All items of a menu that lead to a page, each with its group's name. */
const flat = (items: readonly MenuItem[], group = ''): (MenuItem & { group: string })[] =>
  items.flatMap((item) => [
    ...(isOfSite(item) ? [{ ...item, group }] : []),
    ...flat(item.childs, item.name),
  ]);

async function menuPlaces(locale: Locale): Promise<Place[]> {
  const menuIn = async (language: Locale) => {
    const [items, messages] = await Promise.all([
      getByLabel('main', language),
      getMessages({ locale: language }),
    ]);
    return flat(namedByKey(items, messages));
  };
  const [items, inEnglish] = await Promise.all([menuIn(locale), menuIn(DEFAULT_SITE_LOCALE)]);
  return items.map(({ id, link, name, group }) => ({
    path: link,
    title: name,
    notes: [group].filter(Boolean),
    words: both(name, inEnglish.find((one) => one.id === id)?.name ?? ''),
  }));
}

/** As editors named them in the menu, then the others by their titles. A page that is in the menu can be found by its title too. */
export async function pagePlaces(locale: Locale): Promise<Place[]> {
  const parts = [menuPlaces, fixedPlaces, sectionPlaces].map((read) => read(locale));
  const places = new Map<string, Place>();
  for (const place of (await Promise.all(parts)).flat()) {
    const known = places.get(place.path);
    const words = known ? both(known.words, place.words) : place.words;
    places.set(place.path, { ...(known ?? place), words });
  }
  return [...places.values()];
}
