import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { countCatalogue } from '@/lib/api/visitorLimits';
import { absentMetadata, pageMetadata, pathsBeside } from '@/lib/discovery/metadata/pageMetadata';
import { toBook, type Book, type BookWork, type Foreword } from '@/lib/domain/catalogue/book';
import type { Album } from '@/lib/domain/album';
import { labelOf } from '@/lib/domain/workWords';
import type { YearContent } from '@/lib/domain/years';
import { commaList } from '@/lib/i18n/intl';
import { DEFAULT_SITE_LOCALE, type Locale } from '@/lib/i18n/locales';
import { toPageNumber } from '@/lib/query';
import { cataloguePath } from '@/lib/routes';
import { listPublished } from '@/lib/services/artexhAlbum';
import {
  cataloguePathWith,
  isUsual,
  readCatalogueChoice,
  secondOf,
  type CatalogueChoice,
} from '@/lib/state/catalogueChoice';
import { readYearContent } from './year';

/** A volume; more works are read in parts, as the service gives at most 100 at once. */
const WORKS_A_VOLUME = 150;
const WORKS_A_READ = 75;

/** As the folders of `app` name them. */
export type CatalogueAsked = { year: string; page: string; second: string; paper: string };

export type Catalogue = {
  year: string;
  content: YearContent;
  choice: CatalogueChoice;
  /** The page's own language, and the second one if there is one. */
  locales: Locale[];
  book: Book;
  /** Of all volumes. */
  total: number;
  page: number;
  pages: number;
};

/** A volume's works in the curator's order. */
async function readWorks(labelId: string, page: number, locale: Locale) {
  const from = (page - 1) * WORKS_A_VOLUME;
  const parts = await Promise.all(
    [from, from + WORKS_A_READ].map((start) =>
      listPublished({ labelIds: [labelId], start, count: WORKS_A_READ, locale }),
    ),
  );
  return { works: parts.flatMap(({ items }) => items), total: parts[0]?.total ?? 0 };
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

async function textsOf(work: Album, locale: Locale) {
  const { work: texts } = await getMessages({ locale });
  const label = labelOf(work, { ...texts, locale });
  const lang = work.descriptionLang || locale;
  return { locale, ...label, lang, paragraphs: paragraphsOf(work.description) };
}

/** What is the same in both languages, as an introduction that nobody translated, stands there once. */
async function toEntry(work: Album, others: readonly Album[], locales: readonly Locale[]) {
  const [first, ...second] = await Promise.all(
    locales.map((locale, at) =>
      textsOf(at === 0 ? work : (others.find(({ id }) => id === work.id) ?? work), locale),
    ),
  );
  if (!first) return { work, texts: [] };
  const isSame = work.description === others.find(({ id }) => id === work.id)?.description;
  const rest = second.map((texts) => (isSame ? { ...texts, paragraphs: [] } : texts));
  return { work, texts: [first, ...rest] };
}

async function readEntries(labelId: string, page: number, locales: readonly Locale[]) {
  const [first, second] = await Promise.all(
    locales.map((locale) => readWorks(labelId, page, locale)),
  );
  const works = first?.works ?? [];
  const entries: BookWork[] = await Promise.all(
    works.map((work) => toEntry(work, second?.works ?? [], locales)),
  );
  return { entries, total: first?.total ?? 0 };
}

/** The year's lead and subthemes; null where nothing is written. */
async function toForeword(
  { lead, theme, title, subthemes }: YearContent,
  locale: Locale,
): Promise<Foreword | null> {
  const { catalogue } = await getMessages({ locale });
  const paragraphs = [
    ...paragraphsOf(lead).map((text) => ({ text, isHead: false })),
    ...subthemes.flatMap((fact) => [
      { text: fact.title, isHead: fact.text !== '' },
      ...paragraphsOf(fact.text).map((text) => ({ text, isHead: false })),
    ]),
  ];
  if (paragraphs.length === 0) return null;
  return { locale, title: theme || title || catalogue.foreword, paragraphs };
}

const wholeText = ({ paragraphs }: Foreword) => paragraphs.map(({ text }) => text).join('\n');

/** The same text in both languages stands there once: in English, if that is one of them, which stands in for the other. */
async function readForewords(year: string, locales: readonly Locale[]): Promise<Foreword[]> {
  const contents = await Promise.all(
    locales.map(async (locale) => {
      const content = await readYearContent(year, locale);
      return content && toForeword(content, locale);
    }),
  );
  const [first, second] = contents;
  const isSame = first && second && wholeText(first) === wholeText(second);
  const shown = isSame ? [second.locale === DEFAULT_SITE_LOCALE ? second : first] : contents;
  return shown.filter((one) => one !== null && one !== undefined);
}

/** The page becomes a 429 (server/guard.mjs). */
const tooMany = () => Object.assign(new Error('too many catalogues'), { token: 'too.many' });

/** Once for a page and its head. */
const readOnce = cache(
  async (locale: Locale, year: string, page: string, second: string, paper: string) => {
    const volume = toPageNumber(page);
    const content = volume && (await readYearContent(year, locale));
    if (!content) return null;
    const choice = readCatalogueChoice(new URLSearchParams({ with: second, paper }));
    // Reached only when it is made: what is kept is free. Counted before its works are read.
    if (!isUsual(choice) && !(await countCatalogue())) throw tooMany();
    const other = secondOf(choice.second, locale);
    const locales = other ? [locale, other] : [locale];
    const [{ entries, total }, forewords] = await Promise.all([
      readEntries(content.labelId, volume, locales),
      readForewords(year, locales),
    ]);
    const pages = Math.ceil(total / WORKS_A_VOLUME);
    if (volume > pages) return null;
    const book = toBook(forewords, entries, locale);
    return { year, content, choice, locales, book, total, page: volume, pages };
  },
);

/** Null: no such year, no works of it, or no such volume. */
export const readCatalogue = (
  locale: Locale,
  { year, page, second, paper }: CatalogueAsked,
): Promise<Catalogue | null> => readOnce(locale, year, page, second, paper);

/** Search engines find a catalogue in its usual form alone. */
export async function catalogueMetadata(asked: CatalogueAsked): Promise<Metadata> {
  const locale = await getLocale();
  const catalogue = await readCatalogue(locale, asked);
  if (!catalogue) return absentMetadata();
  const { year, choice, page, pages } = catalogue;
  const t = await getTranslations('catalogue');
  const title = t('title', { year });
  return pageMetadata({
    path: cataloguePath(year, page),
    title: page > 1 ? commaList(locale, [title, t('volume', { page, pages })]) : title,
    description: t('lead', { year }),
    card: { kind: 'exhibition', id: year },
    beside: pathsBeside({ page, pages }, (other) => cataloguePathWith(year, other, choice)),
    isHidden: !isUsual(choice),
  });
}
