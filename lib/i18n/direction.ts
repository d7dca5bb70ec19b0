import { isLocale, LANGUAGES } from './locales';

/** Editors of another host may write in a language that the site has not. */
const OTHERS: readonly string[] = ['fa', 'he', 'ur'];

export const isRtl = (language: string): boolean =>
  isLocale(language) ? LANGUAGES[language].direction === 'rtl' : OTHERS.includes(language);

export const directionOf = (language: string) => (isRtl(language) ? 'rtl' : 'ltr');
