import { defineRouting } from 'next-intl/routing';
import { DEFAULT_SITE_LOCALE, LOCALES } from './locales';

/**
 * §2: English has the bare path, the others a prefix. The address alone decides the language, so that a kept page is the
 * same for everybody; no answer sets a cookie.
 */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_SITE_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
