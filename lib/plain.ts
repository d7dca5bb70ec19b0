/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** As books and keyboards have them. */
const APOSTROPHES = /[’‘ʼʻ´`′]/g;
export const DASHES = /[\p{Pd}\u2212]/gu;

/** Accents; what nobody sees: the direction of writing, where a word may break; and the Arabic line that pulls letters apart. */
const MARKS = /[\p{M}\p{Cf}\u0640]/gu;

/** The digits of Arabic and of Persian keyboards stand in the order of their values. */
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

/** Arabic and Persian digits become ours. */
export const inOurDigits = (text: string) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digitOf);

/** One kind of apostrophe, of dash and of digits; letters apart from their marks, no forms for joining or of another width. */
const unified = (text: string) =>
  inOurDigits(text).replace(APOSTROPHES, "'").replace(DASHES, '-').normalize('NFKD');

const tidied = (text: string) =>
  text
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** A text of several lines or with tabs on one line; any other as it is. */
export function onOneLine(text: string): string {
  const [first = '', ...more] = text.split(/[\t-\r\x85\u2028\u2029]/);
  if (more.length === 0) return text;
  return [first, ...more].flatMap((line) => line.trim() || []).join(' ');
}

/**
 * The beginning of a text, at most so many UTF-16 units. Half of a character, as of an emoji, is left out: UTF-8 has no such thing, and
 * PostgreSQL refuses it in JSON.
 */
export const cutTo = (text: string, longest: number) =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

/** Normalises text for search: no case, no marks, one kind of apostrophe, of dash and of digits. Stored columns and queries both use it. */
export const plain = (text: string) =>
  tidied(unified(text).replace(MARKS, '').toLowerCase().replace(/\p{M}/gu, ''));

/**
 * The accents of Latin and Greek, of Cyrillic but the one that makes another letter of it (й), Arabic signs that are often left out,
 * and what nobody sees. The marks of other scripts are vowels (Hindi, Thai) or other consonants (が) as much as letters are.
 */
const OPTIONAL_MARKS =
  /[\u0300-\u0305\u0307-\u036f]|(?<!\p{sc=Cyrillic})\u0306|[\u064b-\u0655\u0670\u0640\p{Cf}\p{VS}]/gu;

/** What is equal in two spellings of one name, and in two names is not: `plain` finds too much for it. */
export const nameKey = (name: string) =>
  tidied(unified(name).toLowerCase().replace(OPTIONAL_MARKS, '')).normalize('NFC');

/** The title's first letter A–Z, or '' when it starts with another character. */
export const toInitial = (title: string) =>
  /^[^\p{L}\p{N}]*([a-z])/u.exec(plain(title))?.[1]?.toUpperCase() ?? '';
