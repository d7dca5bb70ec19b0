import { localeOf, type Locale } from './locales';

/**
 * The visitor's language of those that this site offers: the one chosen here before, else the browser's first (`zh-Hant-HK` is
 * Chinese). Null when it has none of them.
 */
export function preferredLocale(
  languages: readonly string[],
  cookies: string,
  offered: readonly Locale[],
): Locale | null {
  const chosen = /(?:^|; )NEXT_LOCALE=(\w+)/.exec(cookies)?.[1] ?? '';
  const wishes = [chosen, ...languages].map(localeOf);
  return wishes.find((wish) => wish !== null && offered.includes(wish)) ?? null;
}
