import 'server-only';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** IIIF's texts: a list of values for each language. */
export type LanguageMap = Record<string, string[]>;

/** The same text in every language of the site; what has none is left out, and null when none has. */
export function languageMap(textIn: (locale: Locale) => string): LanguageMap | null {
  const entries = LOCALES.map((locale) => [locale, textIn(locale)] as const).filter(
    ([, text]) => text !== '',
  );
  const texts = new Set(entries.map(([, text]) => text));
  const [only] = texts;
  if (only === undefined) return null;
  // A name that is the same everywhere is in no particular language.
  if (texts.size === 1) return { none: [only] };
  return Object.fromEntries(entries.map(([locale, text]) => [locale, [text]]));
}

/** One value a language, read side by side. */
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
