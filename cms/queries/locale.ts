import { DEFAULT_SITE_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';

/** Editors write in the site's languages. */
export const CMS_LOCALES = LOCALES;

export type CmsLocale = Locale;

export const FALLBACK_LOCALE: CmsLocale = DEFAULT_SITE_LOCALE;

/** The languages in which a text is looked for, in turn: the asked one, English, the others in the site's order. */
export const localesFrom = (locale: CmsLocale): CmsLocale[] => [
  ...new Set([locale, FALLBACK_LOCALE, ...CMS_LOCALES]),
];

/** `FR` or `fr` → fr; unknown or missing → English. */
export function toCmsLocale(value: string | null): CmsLocale {
  const wanted = value?.toLowerCase() ?? '';
  return isLocale(wanted) ? wanted : FALLBACK_LOCALE;
}
