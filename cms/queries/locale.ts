/** The languages that editors write in; what is missing in one is read in English. */
export const CMS_LOCALES = ['en', 'fr', 'zh', 'es', 'ru', 'ar'] as const;

export type CmsLocale = (typeof CMS_LOCALES)[number];

export const FALLBACK_LOCALE: CmsLocale = 'en';

/** `FR` or `fr` → fr; an unknown or missing one is English. */
export function toCmsLocale(value: string | null): CmsLocale {
  const wanted = value?.toLowerCase();
  return CMS_LOCALES.find((locale) => locale === wanted) ?? FALLBACK_LOCALE;
}
