import { DEFAULT_SITE_LOCALE, isLocale, type Locale } from './locales';

/** Adds the language prefix: `/news` in English, `/fr/news` in French. */
export function localePath(locale: Locale, path: string) {
  if (locale === DEFAULT_SITE_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Paths of files, which have no language. */
const FILE = /^\/(?:download|video|api|_next|flags|music|past|category)\//;

/** Of an editor's link: a page of ours, no file and no other site. */
export const isPagePath = (link: string) => link.startsWith('/') && !FILE.test(link);

/** Adds the page's language to a path that an editor has entered, unless it is a file's or already names a language. */
export function ownPath(locale: Locale, path: string): string {
  if (!isPagePath(path)) return path;
  const [pathname = ''] = path.split(/[?#]/);
  return splitLocale(pathname).path === pathname ? localePath(locale, path) : path;
}

/** The reverse: the language of an address, and its path without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_SITE_LOCALE, path: pathname };
  // Without further leading slashes: `//host` would be another site.
  return { locale: first, path: `/${rest.join('/').replace(/^\/+/, '')}` };
}
