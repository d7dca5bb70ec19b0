import 'server-only';
import { DEFAULT_SITE_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { LanguageMap } from './languageMap';

/** In one language, as on the page, where the text has any: viewers name each of a page's addresses. */
function inOne(label: LanguageMap, locale: Locale): LanguageMap {
  const language = label[locale] ? locale : DEFAULT_SITE_LOCALE;
  const text = label[language];
  return text ? { [language]: text } : label;
}

/** A page's address in each language. */
export const homepages = (path: string, label: LanguageMap) =>
  LOCALES.map((locale) => ({
    id: pageAddress(locale, path),
    type: 'Text',
    label: inOne(label, locale),
    format: 'text/html',
    language: [locale],
  }));
