import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** Open Graph wants a territory as well. */
const TERRITORIES: Readonly<Record<string, string>> = {
  en: 'en_GB',
  fr: 'fr_FR',
  zh: 'zh_CN',
  es: 'es_ES',
  ru: 'ru_RU',
  ar: 'ar_AR',
};

export const openGraphLocale = (locale: Locale): string => TERRITORIES[locale] ?? locale;

export const otherOpenGraphLocales = (locale: Locale): string[] =>
  LOCALES.filter((other) => other !== locale).map(openGraphLocale);
