import { DEFAULT_SITE_LOCALE, isLocale, type Locale } from './locales';

/** A path of the site as visitors of that language see it: `/news` in English, `/fr/news` in French. */
export function localePath(locale: Locale, path: string) {
  if (locale === DEFAULT_SITE_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The other way round: the language of an address and its path without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_SITE_LOCALE, path: pathname };
  // A second slash would make of the path an address on another site.
  return { locale: first, path: `/${rest.join('/').replace(/^\/+/, '')}` };
}
