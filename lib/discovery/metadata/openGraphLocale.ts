import { LANGUAGES, LOCALES, type Locale } from '@/lib/i18n/locales';

export const openGraphLocale = (locale: Locale): string => LANGUAGES[locale].openGraph;

export const otherOpenGraphLocales = (locale: Locale): string[] =>
  LOCALES.filter((other) => other !== locale).map(openGraphLocale);
