import { DEFAULT_SITE_LOCALE, isLocale, type Locale } from './locales';

/** Adds the language prefix: `/news` in English, `/fr/news` in French. */
export function localePath(locale: Locale, path: string) {
  if (locale === DEFAULT_SITE_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

// Paths of files, which have no language: those that middleware.ts leaves alone. middleware.test.ts holds one against the other.
const IN_FOLDER =
  /^\/(?:api|_next|download|video|card|feed|iiif|sitemap|flags|icons|music|past|category)\//;
const FILE =
  /^\/(?:sitemap\.xml|robots\.txt|manifest\.webmanifest|apple-icon\.png|icon\.svg|favicon\.ico)(?:[?#]|$)/;

/** Of an editor's link: a page of ours, no file and no other site. */
export const isPagePath = (link: string) =>
  link.startsWith('/') && !IN_FOLDER.test(link) && !FILE.test(link);

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
