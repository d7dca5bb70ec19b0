import 'server-only';
import { DEFAULT_SITE_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

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

/** A text that the host fills in where it isn't translated: what is as in English counts as English only. */
export function filledMap(textIn: (locale: Locale) => string): LanguageMap | null {
  const english = textIn(DEFAULT_SITE_LOCALE);
  const isFilled = (locale: Locale) => locale !== DEFAULT_SITE_LOCALE && textIn(locale) === english;
  return languageMap((locale) => (isFilled(locale) ? '' : textIn(locale)));
}

/** A text and the language that it is in; '' when unknown. */
type Written = { text: string; lang: string };

/** A text as it is written: what stands in for a missing translation counts as its own language's. */
export function writtenMap(textIn: (locale: Locale) => Written): LanguageMap | null {
  const written = LOCALES.map((locale) => ({ locale, ...textIn(locale) }));
  if (written.every(({ lang }) => lang === '')) return languageMap((locale) => textIn(locale).text);
  const entries = written
    .filter(({ text }) => text !== '')
    .map(({ locale, lang, text }): [string, string[]] => [lang || locale, [text]]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
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
