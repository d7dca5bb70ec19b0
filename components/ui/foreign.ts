import { directionOf, type Locale } from '@/lib/i18n/locales';

/** WCAG 3.1.2: `lang` and `dir` of a text whose language is not the page's. */
export const foreign = (language: string, locale: Locale) =>
  language && language !== locale ? { lang: language, dir: directionOf(language) } : {};
