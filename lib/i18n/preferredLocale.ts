import { isLocale, localeOf, type Locale } from './locales';

/**
 * The visitor's language: the one chosen here before, else the browser's first that the site has (`zh-Hant-HK` is
 * Chinese). Null when it has none of them.
 */
export function preferredLocale(languages: readonly string[], cookies: string): Locale | null {
  const chosen = /(?:^|; )NEXT_LOCALE=(\w+)/.exec(cookies)?.[1] ?? '';
  if (isLocale(chosen)) return chosen;
  return languages.map(localeOf).find((locale) => locale !== null) ?? null;
}
