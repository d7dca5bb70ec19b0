import languages from './languages.json' with { type: 'json' };

/** On the wire a locale is spelt in capitals: `EN` (contract: `news_EN`). */
export type Locale = keyof typeof languages;

type Language = {
  /** In its own words, should the service not say. */
  name: string;
  direction: string;
  /** What Intl calls it where a date is written: days before months in English too, as Europe does. */
  dates: string;
  /** Open Graph wants a territory as well. */
  openGraph: string;
  /** Between the parts of a list. */
  comma: string;
};

/**
 * All that differs by language and is no text, whole for each or the compiler says what is missing. It is JSON, so that
 * server/errorPage.mjs, which runs as it is, reads the same table.
 */
export const LANGUAGES: Readonly<Record<Locale, Language>> = languages;

export const isLocale = (value: string): value is Locale => Object.hasOwn(LANGUAGES, value);

/** The site's languages, in menu order. */
export const LOCALES = Object.keys(LANGUAGES).filter(isLocale);

export const DEFAULT_SITE_LOCALE: Locale = 'en';

/** The first part of a path, which may be no language at all. */
export const toSiteLocale = (value: string): Locale =>
  isLocale(value) ? value : DEFAULT_SITE_LOCALE;

export const toWireLocale = (locale: string) => locale.toUpperCase();

/** Editors of another host may write in a language that the site has not. */
const OTHERS: readonly string[] = ['fa', 'he', 'ur'];

export const isRtl = (language: string): boolean =>
  isLocale(language) ? LANGUAGES[language].direction === 'rtl' : OTHERS.includes(language);

export const directionOf = (language: string) => (isRtl(language) ? 'rtl' : 'ltr');
