import { DEFAULT_SITE_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';

/** Editors write in the site's languages; a missing text falls back to English. */
export const CMS_LOCALES = LOCALES;

export type CmsLocale = Locale;

export const FALLBACK_LOCALE: CmsLocale = DEFAULT_SITE_LOCALE;

/** `FR` or `fr` → fr; unknown or missing → English. */
export function toCmsLocale(value: string | null): CmsLocale {
  const wanted = value?.toLowerCase() ?? '';
  return isLocale(wanted) ? wanted : FALLBACK_LOCALE;
}
