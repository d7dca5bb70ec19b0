import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { rowsByAuthor, rowsByCountry, sheetsOfRows, type IndexRow } from './catalogueIndex';
import { pour, type Poured } from './pour';

/** A work's texts in one language. */
export type WorkTexts = {
  locale: Locale;
  title: string;
  country: string;
  age: string;
  /** The introduction's: one that isn't translated is in another. */
  lang: string;
  paragraphs: string[];
};

export type BookWork = {
  work: Album;
  /** In each of the book's languages. */
  texts: WorkTexts[];
};

/** What the year's editors wrote, in one language; `isHead`: a heading above the next. */
export type Foreword = {
  locale: Locale;
  title: string;
  paragraphs: { text: string; isHead: boolean }[];
};

/** Every sheet knows its number: a browser can't write page numbers into an index. */
type Sheet = { number: number };

export type WorkSheet = Sheet & {
  entry: BookWork;
  /** A work's first sheet has its picture and label. */
  isFirst: boolean;
  /** A column for each language that has an introduction; one may have ended before. */
  poured: { locale: Locale; lang: string; paragraphs: Poured[] }[];
  /** The introduction is longer than a book has room for. */
  isCut: boolean;
};

export type ForewordSheet = Sheet & {
  foreword: Foreword;
  isFirst: boolean;
  paragraphs: Poured[];
  isCut: boolean;
};

export type IndexSheet = Sheet & { isFirst: boolean; columns: IndexRow[][] };

export type Book = {
  forewords: ForewordSheet[];
  works: WorkSheet[];
  byCountry: IndexSheet[];
  byAuthor: IndexSheet[];
  sheets: number;
};

/** Cover and imprint. */
const BEFORE = 2;

/** Room for texts, as Catalogue.module.css sets them: lines and how many em each has, in one column or in two. */
const ROOM = {
  work: { lines: [15, 32, 32, 32], em: [34, 21] },
  foreword: { lines: [24, 24, 24], em: 32 },
} as const;

function workSheets(entry: BookWork): Omit<WorkSheet, 'number'>[] {
  const [alone, beside] = ROOM.work.em;
  const said = entry.texts.filter(({ paragraphs }) => paragraphs.length > 0);
  const columns = said.map(({ locale, lang, paragraphs }) => ({
    locale,
    lang,
    ...pour(paragraphs, said.length > 1 ? beside : alone, ROOM.work.lines),
  }));
  const count = Math.max(1, ...columns.map(({ sheets }) => sheets.length));
  return Array.from({ length: count }, (_, at) => ({
    entry,
    isFirst: at === 0,
    poured: columns.map(({ locale, lang, sheets }) => ({
      locale,
      lang,
      paragraphs: sheets[at] ?? [],
    })),
    isCut: at === count - 1 && columns.some(({ isCut }) => isCut),
  }));
}

function forewordSheets(foreword: Foreword): Omit<ForewordSheet, 'number'>[] {
  const { em, lines } = ROOM.foreword;
  const texts = foreword.paragraphs.map(({ text }) => text);
  const { sheets, isCut } = pour(texts, em, lines);
  return sheets.map((paragraphs, at) => ({
    foreword,
    isFirst: at === 0,
    paragraphs,
    isCut: isCut && at === sheets.length - 1,
  }));
}

const numbered = <T extends object>(sheets: readonly T[], from: number) =>
  sheets.map((sheet, index) => ({ ...sheet, number: from + index }));

const indexSheets = (rows: readonly IndexRow[]) =>
  sheetsOfRows(rows).map((columns, at) => ({ columns, isFirst: at === 0 }));

const toIndexed = ({ entry: { work, texts }, number }: WorkSheet) => ({
  id: work.id,
  title: texts[0]?.title ?? '',
  author: work.author,
  countries: texts.map(({ country }) => country),
  number,
});

/** All sheets of a book in their order, each with its number; the cover has the first. */
export function toBook(
  forewords: readonly Foreword[],
  entries: readonly BookWork[],
  locale: Locale,
): Book {
  const first = numbered(forewords.flatMap(forewordSheets), BEFORE + 1);
  const works = numbered(entries.flatMap(workSheets), BEFORE + 1 + first.length);
  const indexed = works.filter(({ isFirst }) => isFirst).map(toIndexed);
  const before = BEFORE + first.length + works.length;
  const byCountry = numbered(indexSheets(rowsByCountry(indexed, locale)), before + 1);
  const authorsFrom = before + byCountry.length + 1;
  const byAuthor = numbered(indexSheets(rowsByAuthor(indexed, locale)), authorsFrom);
  return {
    forewords: first,
    works,
    byCountry,
    byAuthor,
    sheets: authorsFrom + byAuthor.length - 1,
  };
}
