import languages from './languages.json' with { type: 'json' };

/** In the contract a locale is in capitals: `EN` (`news_EN`). */
export type Locale = keyof typeof languages;

type Language = {
  /** The language's own name for itself, used when the service gives none. */
  name: string;
  direction: string;
  /** The locale for Intl's dates: English has the day before the month, as in Europe. */
  dates: string;
  /** Open Graph requires a territory. */
  openGraph: string;
  /** Separates the items of a list. */
  comma: string;
  /** Between two sentences: none after a full-width mark. */
  space: string;
};

/**
 * Everything but texts that differs by language; the compiler reports what is missing. It is JSON because
 * the entry (server/), which is not compiled, reads it too.
 */
export const LANGUAGES: Readonly<Record<Locale, Language>> = languages;

export const isLocale = (value: string): value is Locale => Object.hasOwn(LANGUAGES, value);

/** The site's languages, in menu order. */
export const LOCALES = Object.keys(LANGUAGES).filter(isLocale);

export const DEFAULT_SITE_LOCALE: Locale = 'en';

/** The locale of a path's first segment; the default one when the segment is no locale. */
export const toSiteLocale = (value: string): Locale =>
  isLocale(value) ? value : DEFAULT_SITE_LOCALE;

/** The language of a tag as browsers and other hosts write it: `zh` of `ZH` and `zh-Hant-HK`. */
const languageOf = (lang: string) => lang.toLowerCase().split('-')[0] ?? '';

/** The site's language of a tag; null when it is none of them. */
export function localeOf(lang: string): Locale | null {
  const language = languageOf(lang);
  return isLocale(language) ? language : null;
}

export const toWireLocale = (locale: string) => locale.toUpperCase();

/** Right-to-left languages that the site lacks, for texts from another host. */
const OTHERS: readonly string[] = ['fa', 'he', 'ur'];

export function isRtl(lang: string): boolean {
  const language = languageOf(lang);
  return isLocale(language) ? LANGUAGES[language].direction === 'rtl' : OTHERS.includes(language);
}

export const directionOf = (lang: string) => (isRtl(lang) ? 'rtl' : 'ltr');
