import { directionOf, type Locale } from '@/lib/i18n/locales';

/** WCAG 3.1.2: what a text in another language than its page's says of itself. */
export const foreign = (language: string, locale: Locale) =>
  language && language !== locale ? { lang: language, dir: directionOf(language) } : {};
