import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { attempt, type Outcome } from '@/lib/attempt';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import type { Album } from '@/lib/domain/album';
import type { FoundText } from '@/lib/domain/found';
import type { Page } from '@/lib/domain/page';
import { labelOf, type WorkWords } from '@/lib/domain/workWords';
import { labelsOfAll, type YearSummary } from '@/lib/domain/years';
import type { ErrorToken } from '@/lib/errors';
import { longDay, parisDay } from '@/lib/i18n/intl';
import { ownPath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { artworkPath, contentViewPath } from '@/lib/routes';
import { findEverywhere } from '@/lib/services/siteSearch';
import { getWebContent } from '@/lib/services/webContent';
import { toInitial } from '@/lib/plain';
import { finderOf, folded, isOneLetter } from '@/lib/sought';
import { galleryPath, NO_SEARCH } from '@/lib/state/galleryQuery';
import { KINDS, searchPath, wordsOf } from '@/lib/state/siteSearch';
import type { FoundKind, Suggestions } from '@/lib/state/siteSearch';
import { videosPath } from '@/lib/state/videosQuery';
import { countryPlaces, pagePlaces, yearPlaces, type Place } from './sitePlaces';

/** What is found: where it leads, without the language in front, and what it is. */
export type FoundItem = Omit<Place, 'words'> & { lang?: string; flag?: string; work?: Album };

export type FoundGroup = {
  kind: FoundKind;
  items: FoundItem[];
  total: number;
  /** Of works: the gallery's search for the same words. */
  all?: string;
};

export type Results = {
  groups: FoundGroup[];
  /** §8: why not all was looked through; null when it was. */
  fault: ErrorToken | null;
};

/** Of each list that services look through. */
const MOST_RESULTS = 20;

type Asked = { q: string; locale: Locale; isBrief: boolean };

type Known = Place & { flag?: string };

/** Of a small list that the website has: all that are found. */
function chosen(kind: FoundKind, places: readonly Known[], { q }: Asked): FoundGroup {
  const isFound = finderOf(q);
  const found = places.filter(({ words }) => isFound(folded(words)));
  const items = found.map(({ words: _words, ...item }) => item);
  return { kind, items, total: items.length };
}

const toWork =
  (words: WorkWords) =>
  (work: Album): FoundItem => {
    const { title, country } = labelOf(work, words);
    const notes = [work.author, country].filter(Boolean);
    return { path: artworkPath(work.id), title, notes, work };
  };

const toText =
  (pathOf: (id: string) => string, locale: Locale, dayOf = longDay) =>
  ({ id, title, titleLang, text, sTime }: FoundText): FoundItem => ({
    path: pathOf(id),
    title: title || text,
    lang: titleLang || undefined,
    notes: [dayOf(sTime, locale)].filter(Boolean),
  });

const filmPath = (id: string) => videosPath('films', { labelIds: [], id });
const livePath = (id: string) => videosPath('lives', { labelIds: [], id });

const group = <T>(kind: FoundKind, { items, total }: Page<T>, to: (item: T) => FoundItem) => ({
  kind,
  items: items.map(to),
  total,
});

/**
 * A title may have the words in another language, or within a word (“sea” in “oiseau”): those that a visitor sees come first, and
 * before all the work whose number it is.
 */
function closestFirst(q: string, { items, ...rest }: FoundGroup): FoundGroup {
  const [text, isFound] = [folded(q), finderOf(q)];
  const distanceOf = ({ title, work }: FoundItem) => {
    const words = folded(title);
    if (words.includes(text) || (work && folded(work.num) === text)) return 0;
    return isFound(words) ? 1 : 2;
  };
  return { ...rest, items: items.toSorted((one, other) => distanceOf(one) - distanceOf(other)) };
}

async function byServices({ q, ...how }: Asked): Promise<FoundGroup[]> {
  const { locale } = how;
  const found = await findEverywhere(q, { ...how, count: MOST_RESULTS });
  const contents = found.contents.items;
  const { work } = await getMessages({ locale });
  const words = { ...work, locale };
  const films = group('films', found.videos, toText(filmPath, locale, parisDay));
  const lives = group('films', found.lives, toText(livePath, locale, parisDay));
  return [
    closestFirst(q, group('titles', found.titles, toWork(words))),
    group('authors', found.authors, toWork(words)),
    group('news', found.news, toText(contentViewPath, locale)),
    films,
    lives,
    // No link leads to more.
    group('pages', { items: contents, total: contents.length }, (item) => ({
      ...toText(contentViewPath, locale)(item),
      notes: [],
    })),
  ];
}

/** The lists of each kind under one head, each page once: that of a year, or one of editors, is in the menu, too. */
function inOrder(groups: readonly FoundGroup[]): FoundGroup[] {
  const seen = new Set<string>();
  return KINDS.flatMap((kind) => {
    const own = groups.filter((one) => one.kind === kind);
    const all = own.flatMap(({ items }) => items);
    // A work may be found by its title and by its artist.
    const items = all.filter(({ path, work }) => {
      const isFirst = !seen.has(path);
      seen.add(path);
      return isFirst || work;
    });
    const total = own.reduce((sum, one) => sum + one.total, 0) - (all.length - items.length);
    return items.length > 0 ? [{ kind, items, total }] : [];
  });
}

/** Searches everything. What can't be reached is left out, and told. */
async function search(typed: string, locale: Locale, isBrief = false): Promise<Results> {
  const q = wordsOf(typed);
  if (!q) return { groups: [], fault: null };
  const asked = { q, locale, isBrief };
  const outcomes: Outcome<FoundGroup[]>[] = await Promise.all([
    attempt(countryPlaces(locale).then((all) => [chosen('countries', all, asked)])),
    attempt(yearPlaces(locale).then((all) => [chosen('years', all, asked)])),
    attempt(pagePlaces(locale).then((all) => [chosen('pages', all, asked)])),
    attempt(byServices(asked)),
  ]);
  const groups = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : []));
  const faults = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.token));
  return { groups: inOrder(groups), fault: faults[0] ?? null };
}

/** Newest first. */
export const readYears = async (locale: Locale): Promise<YearSummary[]> => {
  const found = await attempt(getWebContent('years', locale));
  return found.ok ? found.value : [];
};

/** The same words in the gallery, in all years: one letter is a title's initial there, too. */
function inGallery({ kind, items, total }: FoundGroup, q: string, years: readonly YearSummary[]) {
  if (kind !== 'titles' && kind !== 'authors') return undefined;
  const labelIds = labelsOfAll(years);
  // Without a label the gallery would search its own only.
  if (labelIds.length === 0) return undefined;
  // The gallery knows nothing of certificate numbers, nor here of works in none of these years.
  const findsLess =
    /\p{Nd}/u.test(q) || items.some(({ work }) => !labelIds.includes(work?.label ?? ''));
  if (findsLess && total === items.length) return undefined;
  const initials = kind === 'titles' && isOneLetter(q) ? toInitial(q) : '';
  const word = { [kind === 'titles' ? 'name' : 'author']: q };
  return galleryPath({
    labelIds,
    view: 'wall',
    page: 1,
    search: { ...NO_SEARCH, ...(initials ? { initials } : word) },
    order: 'curated',
  });
}

/** What the page of results shows. */
export async function readResults(typed: string, locale: Locale): Promise<Results> {
  const [results, years] = await Promise.all([search(typed, locale), readYears(locale)]);
  const q = wordsOf(typed);
  const groups = results.groups.map((one) => ({ ...one, all: inGallery(one, q, years) }));
  return { ...results, groups };
}

/** How many of each kind are suggested: all of them still fit a phone’s screen. */
const MOST: Readonly<Record<FoundKind, number>> = {
  countries: 3,
  years: 2,
  titles: 5,
  authors: 3,
  news: 2,
  films: 2,
  pages: 2,
};

export async function suggest(typed: string, locale: Locale): Promise<Suggestions> {
  const { groups, fault } = await search(typed, locale, true);
  return {
    fault,
    groups: groups.map(({ kind, items }) => ({
      kind,
      items: items.slice(0, MOST[kind]).map(({ path, title, lang, notes }) => ({
        href: ownPath(locale, path),
        title,
        lang: lang === locale ? undefined : lang,
        notes,
      })),
    })),
  };
}

/** Results are not indexed: words are endless. */
export async function searchMetadata(q = ''): Promise<Metadata> {
  if (!q) return namedPageMetadata('search');
  const t = await getTranslations('search');
  return namedPageMetadata('search', {
    path: searchPath(q),
    title: t('of', { q }),
    isHidden: true,
  });
}
