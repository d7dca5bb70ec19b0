/** The site's languages, in menu order. On the wire a locale is spelt in capitals: `EN` (contract: `news_EN`). */
export const LOCALES = ['en', 'fr', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_SITE_LOCALE: Locale = 'en';

export const isLocale = (value: string): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const toWireLocale = (locale: string) => locale.toUpperCase();
