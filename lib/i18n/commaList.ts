import type { Locale } from './locales';

const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', zh: '，' };

/** What there is of the parts in a row, with the language's own comma between them. */
export const commaList = (locale: Locale, parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(COMMAS[locale] ?? ', ');
