import 'server-only';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/localePath';
import { DEFAULT_SITE_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

/**
 * The absolute URL of a path, for feeds, previews and structured data. The home page has no trailing slash, as in the
 * tags that Next writes.
 */
export const siteAddress = (path: string): string =>
  path === '/' ? env().siteUrl : new URL(path, `${env().siteUrl}/`).toString();

/** The URL of a page in one language; `path` is without its locale. */
export const pageAddress = (locale: Locale, path: string) => siteAddress(localePath(locale, path));

/** The page's URL in every language, for hreflang; x-default for all other visitors. */
export const languageAddresses = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, pageAddress(locale, path)])),
  'x-default': pageAddress(DEFAULT_SITE_LOCALE, path),
});

/** The news of one language as an Atom feed. */
export const feedPath = (locale: Locale) => `/feed/${locale}.xml`;
