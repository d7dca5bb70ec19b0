import type { Locale } from '@/lib/i18n/locales';

/** The rules of docs/translations.md that a program can check. */
type Rule = readonly [fault: string, pattern: RegExp];

const COMMON: Rule[] = [
  ['three dots for an ellipsis', /\.\.\./],
  ['a straight quotation mark', /["']/],
  ['two spaces', / {2}|^ | $/m],
];

const RULES: Readonly<Record<Locale, Rule[]>> = {
  en: [],
  fr: [
    ['no narrow no-break space before ; ! ? »', /(?<!\u202f)[;!?»]/],
    ['no narrow no-break space after «', /«(?!\u202f)/],
    ['no no-break space before a colon', /(?<![\u00a0\d]):/],
    ['quotation marks of another language', /[“”„]/],
  ],
  zh: [
    ['a half-width mark beside a character', /\p{sc=Han}[,;:!?()]|[,;:!?()]\p{sc=Han}/u],
    ['a space beside a full-width mark', /[，。；：！？《》（）“”] | [，。；：！？《》（）“”]/],
    ['a character that touches a number', /\p{sc=Han}\d|\d\p{sc=Han}/u],
    ['quotation marks of another language', /[«»„]/],
  ],
  es: [
    ['a question or exclamation that is not opened', /^[^¿]*\?|^[^¡]*!/],
    ['quotation marks of another language', /[“”„]|« | »/],
  ],
  ru: [
    ['quotation marks of another language', /[“”]|« | »/],
    ['a hyphen for a dash', / - /],
    ['no no-break space before a dash', / —/],
    ['a number sign that may stand alone', /№ /],
  ],
  ar: [
    ['a Latin comma, semicolon or question mark', /[,;?]/],
    ['a space before a mark', / [،؛؟:.!]/],
    ['quotation marks of another language', /[“”„]|« | »/],
  ],
};

/** Without addresses, tags and the brand, which belong to no language. */
const wordsOf = (text: string) =>
  text
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+|One World, One Future/g, 'X');

export function typographyFaults(locale: Locale, text: string): string[] {
  const words = wordsOf(text);
  const rules = [...COMMON, ...RULES[locale]];
  return rules
    .filter(([, pattern]) => pattern.test(words))
    .map(([fault]) => `${locale}: ${fault}: ${text}`);
}
