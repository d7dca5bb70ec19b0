import 'server-only';
import { LOCALES } from '@/lib/i18n/locales';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { LanguageMap } from './languageMap';

/** A page's address in each language. */
export const homepages = (path: string, label: LanguageMap) =>
  LOCALES.map((locale) => ({
    id: pageAddress(locale, path),
    type: 'Text',
    label,
    format: 'text/html',
    language: [locale],
  }));
