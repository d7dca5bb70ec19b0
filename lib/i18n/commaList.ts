import { LANGUAGES, type Locale } from './locales';

/** What there is of the parts in a row, with the language's own comma between them. */
export const commaList = (locale: Locale, parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(LANGUAGES[locale].comma);
