/** The site's languages, in menu order. On the wire a locale is spelt in capitals: `EN` (contract: `news_EN`). */
export const LOCALES = ['en', 'fr', 'zh', 'es', 'ru', 'ar'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_SITE_LOCALE: Locale = 'en';

/** Each language in its own words, should the service not say. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  zh: '中文',
  es: 'Español',
  ru: 'Русский',
  ar: 'العربية',
};

export const isLocale = (value: string): value is Locale =>
  LOCALES.some((locale) => locale === value);

/** The first part of a path, which may be no language at all. */
export const toSiteLocale = (value: string): Locale =>
  isLocale(value) ? value : DEFAULT_SITE_LOCALE;

export const toWireLocale = (locale: string) => locale.toUpperCase();
