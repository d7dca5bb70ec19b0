import { CMS_LOCALES, type CmsLocale } from '../../queries/locale';

/** A text in every language. */
export type Texts = Record<CmsLocale, string>;

/** Non-breaking spaces in sizes and times: 297 × 420 mm, 20 MB, 9 h. */
const setNumbers = (text: string) =>
  text
    .replace(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0')
    .replace(
      /(?<=\d) (?=(?:cm|mm|h|Mo|MB|см|мм|МБ|سم|مم|ميغابايت)(?!\p{L})|毫米|厘米)/gu,
      '\u00a0',
    );

/** French has a non-breaking space before ; : ! ? and inside « »; the sources have an ordinary one. */
const setFrench = (text: string) =>
  text
    .replace(/ (?=[;!?»])/g, '\u202f')
    .replace(/(?<=«) /g, '\u202f')
    .replace(/ (?=:)/g, '\u00a0');

/** Russian has a non-breaking space before a dash. */
const setRussian = (text: string) => text.replace(/ (?=—)/g, '\u00a0');

export const t = (
  en: string,
  fr: string,
  zh: string,
  es: string,
  ru: string,
  ar: string,
): Texts => ({
  en: setNumbers(en),
  fr: setFrench(setNumbers(fr)),
  zh: setNumbers(zh),
  es: setNumbers(es),
  ru: setRussian(setNumbers(ru)),
  ar: setNumbers(ar),
});

/** A text that a function makes for each language. */
export const inEach = (write: (locale: CmsLocale) => string): Texts => {
  const [en = '', fr = '', zh = '', es = '', ru = '', ar = ''] = CMS_LOCALES.map(write);
  return t(en, fr, zh, es, ru, ar);
};
