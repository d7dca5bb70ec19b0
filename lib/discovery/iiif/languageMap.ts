import 'server-only';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** A IIIF language map: a list of values for each language. */
export type LanguageMap = Record<string, string[]>;

/** A text in every language of the site. Empty texts are left out; null when all are empty. */
export function languageMap(textIn: (locale: Locale) => string): LanguageMap | null {
  const entries = LOCALES.map((locale) => [locale, textIn(locale)] as const).filter(
    ([, text]) => text !== '',
  );
  const texts = new Set(entries.map(([, text]) => text));
  const [only] = texts;
  if (only === undefined) return null;
  // The same text in all languages gets IIIF's key for no language.
  if (texts.size === 1) return { none: [only] };
  return Object.fromEntries(entries.map(([locale, text]) => [locale, [text]]));
}

/** Reads one value for each language, in parallel. */
export async function inEveryLanguage<T>(
  read: (locale: Locale) => Promise<T>,
): Promise<(locale: Locale) => T> {
  const values = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const)),
  );
  return (locale) => {
    const value = values.get(locale);
    if (value === undefined) throw new Error(`nothing was read in ${locale}`);
    return value;
  };
}
