import { DEFAULT_SITE_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';

/** The languages that editors write in are the site's; what is missing in one is read in English. */
export const CMS_LOCALES = LOCALES;

export type CmsLocale = Locale;

export const FALLBACK_LOCALE: CmsLocale = DEFAULT_SITE_LOCALE;

/** `FR` or `fr` → fr; an unknown or missing one is English. */
export function toCmsLocale(value: string | null): CmsLocale {
  const wanted = value?.toLowerCase() ?? '';
  return isLocale(wanted) ? wanted : FALLBACK_LOCALE;
}
