import { DEFAULT_SITE_LOCALE, isLocale, type Locale } from './locales';

/** Adds the language prefix: `/news` in English, `/fr/news` in French. */
export function localePath(locale: Locale, path: string) {
  if (locale === DEFAULT_SITE_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The reverse: the language of an address, and its path without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_SITE_LOCALE, path: pathname };
  // Without further leading slashes: `//host` would be another site.
  return { locale: first, path: `/${rest.join('/').replace(/^\/+/, '')}` };
}
