import { CMS_LOCALES, type CmsLocale } from '../../queries/locale';

/** A text in every language. */
export type Texts = Record<CmsLocale, string>;

export const t = (
  en: string,
  fr: string,
  zh: string,
  es: string,
  ru: string,
  ar: string,
): Texts => ({ en, fr, zh, es, ru, ar });

/** A text that depends on the language by a rule. */
export const inEach = (write: (locale: CmsLocale) => string): Texts => {
  const [en = '', fr = '', zh = '', es = '', ru = '', ar = ''] = CMS_LOCALES.map(write);
  return t(en, fr, zh, es, ru, ar);
};
