import { isLocale, type Locale } from './locales';

/**
 * The visitor's language: the one chosen here before, else the browser's first that the site has (`zh-Hant-HK` is
 * Chinese). Null when it has none of them.
 */
export function preferredLocale(languages: readonly string[], cookies: string): Locale | null {
  const chosen = /(?:^|; )NEXT_LOCALE=(\w+)/.exec(cookies)?.[1] ?? '';
  const wanted = [chosen, ...languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '')];
  return wanted.find(isLocale) ?? null;
}
