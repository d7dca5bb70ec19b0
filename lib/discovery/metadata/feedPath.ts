import type { Locale } from '@/lib/i18n/locales';

/** The news of one language as an Atom feed. */
export const feedPath = (locale: Locale) => `/feed/${locale}.xml`;
