import 'server-only';
import { LOCALES } from '@/lib/i18n/locales';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { LanguageMap } from './languageMap';

/** In one language, where the text has it: viewers name each of a page's addresses. */
const inOne = (label: LanguageMap, locale: string): LanguageMap =>
  label[locale] ? { [locale]: label[locale] } : label;

/** A page's address in each language. */
export const homepages = (path: string, label: LanguageMap) =>
  LOCALES.map((locale) => ({
    id: pageAddress(locale, path),
    type: 'Text',
    label: inOne(label, locale),
    format: 'text/html',
    language: [locale],
  }));
