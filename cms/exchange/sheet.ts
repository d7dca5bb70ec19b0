import type { SelectType } from 'payload';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from './columns';

/** A document as it is read for a sheet: localised fields have all languages, relations are read along. */
export type Doc = Readonly<Record<string, unknown>>;
export type Cell = string | number;

export type SheetColumn = { headings: Texts; cell: (doc: Doc, locale: Locale) => Cell };

/** What an editor takes out of a list. */
export type Sheet = {
  /** The beginning of the file's name. */
  name: string;
  columns: readonly SheetColumn[];
  /** What is read of the relations, by their collections. */
  populate: Record<string, SelectType>;
};
