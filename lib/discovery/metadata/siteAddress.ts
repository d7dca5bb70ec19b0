import 'server-only';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/localePath';
import { DEFAULT_SITE_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

/**
 * A path of our own as others must know it: in feeds, previews, structured data. The home page is written without a slash,
 * as the framework writes it into the page's own tags.
 */
export const siteAddress = (path: string): string =>
  path === '/' ? env().siteUrl : new URL(path, `${env().siteUrl}/`).toString();

/** A page in one language; `path` is without its locale. */
export const pageAddress = (locale: Locale, path: string) => siteAddress(localePath(locale, path));

/** The same page in every language of the site: hreflang, with x-default for all other visitors. */
export const languageAddresses = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, pageAddress(locale, path)])),
  'x-default': pageAddress(DEFAULT_SITE_LOCALE, path),
});
