import { plain } from './plain';

/** Arabic letters that are typed one for the other: an alef of the Koran, a final alef and ya, a final ta and ha, those of Persian. */
const ALIKE: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

/** Scripts that put no space between words: there one character is a word. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const SHORT = 3;

/** A text as searches compare it: its words, each after a space. Apostrophes and hyphens are of many kinds, and none counts. */
export const folded = (text: string): string =>
  plain(text)
    .replace(/[ٱىیةک]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/, ' ')
    .trimEnd();

const isShort = (word: string) => [...word].length < SHORT && !UNSPACED.test(word);

/**
 * Whether a folded text has all words of a search, in any order: a short one where a word begins, a longer one anywhere. Without
 * a letter or a number nothing is found.
 */
export function finderOf(sought: string): (text: string) => boolean {
  const words = folded(sought).split(' ').filter(Boolean);
  const parts = words.map((word) => (isShort(word) ? ` ${word}` : word));
  return (text) => parts.length > 0 && parts.every((part) => text.includes(part));
}

/** One letter is no word, but where each character is one. */
export const isOneLetter = (sought: string): boolean => {
  const letters = [...folded(sought).trim()];
  return letters.length === 1 && !UNSPACED.test(letters.join(''));
};
