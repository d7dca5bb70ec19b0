import { basename, dirname, join } from 'node:path';
import fonts from '../fonts/fonts.json';

// The CMS draws certificates with it: it runs in cms/.
const cwd = process.cwd();
const root = basename(cwd) === 'cms' ? dirname(cwd) : cwd;
/** Where the fonts lie: tools/card-fonts.mjs makes them. */
const FOLDER = join(/*turbopackIgnore: true*/ root, 'lib/discovery/cards/fonts');

type FontFile = keyof typeof fonts;

const DISPLAY: readonly FontFile[] = [
  'bricolage-grotesque-latin.ttf',
  'bricolage-grotesque-latin-ext.ttf',
  'bricolage-grotesque-vietnamese.ttf',
];
const SERIF: readonly FontFile[] = [
  'source-serif-4-latin.ttf',
  'source-serif-4-latin-ext.ttf',
  'source-serif-4-vietnamese.ttf',
  'source-serif-4-cyrillic.ttf',
  'source-serif-4-cyrillic-ext.ttf',
  'source-serif-4-greek.ttf',
];
const ITALIC: readonly FontFile[] = [
  'source-serif-4-latin-italic.ttf',
  'source-serif-4-latin-ext-italic.ttf',
  'source-serif-4-vietnamese-italic.ttf',
  'source-serif-4-cyrillic-italic.ttf',
  'source-serif-4-cyrillic-ext-italic.ttf',
  'source-serif-4-greek-italic.ttf',
];
/** All other scripts, for any role. */
const REST: readonly FontFile[] = [
  'noto-sans-cyrillic.ttf',
  'noto-sans-cyrillic-ext.ttf',
  'noto-sans-greek.ttf',
  'readex-pro-arabic.ttf',
  'noto-sans-arabic-arabic.ttf',
  'noto-sans-sc-chinese-simplified.ttf',
  'noto-sans-jp-japanese.ttf',
  'noto-sans-kr-korean.ttf',
  'noto-sans-armenian-armenian.ttf',
  'noto-sans-bengali-bengali.ttf',
  'noto-sans-devanagari-devanagari.ttf',
  'noto-sans-ethiopic-ethiopic.ttf',
  'noto-sans-georgian-georgian.ttf',
  'noto-sans-hebrew-hebrew.ttf',
  'noto-sans-tamil-tamil.ttf',
  'noto-sans-thai-thai.ttf',
  // Only what all those before them lack.
  'noto-sans-sc-hanzi.ttf',
  'noto-sans-jp-kanji.ttf',
  'noto-sans-tc-hanzi.ttf',
];
/** For letters that title font and serif lack (Ɗ, ɔ), and their marks. */
const LATIN: FontFile = 'noto-sans-latin.ttf';

export type Role = 'display' | 'serif' | 'italic';

/** The title font lacks letters that the serif has (ə, ṣ, ṅ): they are drawn in the serif. */
const ROLES: Record<Role, readonly FontFile[]> = {
  display: [...DISPLAY, ...REST, ...SERIF, LATIN],
  serif: [...SERIF, ...REST, LATIN],
  italic: [...ITALIC, ...REST, LATIN],
};

const covers = (file: FontFile, code: number) =>
  fonts[file].covers.some(([from = 0, to = -1]) => code >= from && code <= to);

/** Direction marks, joiners, and what chooses a letter's form: fonts have no glyph for them. */
const UNSEEN = /[\s\u034f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

/** A family draws all that those before it lack: of a title, the serif no more than it must. */
const serifLast = (files: readonly FontFile[]) =>
  files.toSorted((one, other) => Number(SERIF.includes(one)) - Number(SERIF.includes(other)));

const seenOf = (text: string) => [...text].filter((character) => !UNSEEN.test(character));

const fileOf = (role: Role, character: string) =>
  ROLES[role].find((file) => covers(file, character.codePointAt(0) ?? 0));

/** The serif's fonts are those that every role has. */
const isWritable = (text: string) => seenOf(text).every((one) => fileOf('serif', one));

/** A sign that no font has, in ordinary letters (Ⅱ, ②, ℃) if they have those. A number never joins one before it: 5⅓ is 5 1⁄3. */
function inLetters(sign: string, numberBefore: string | undefined): string {
  if (isWritable(sign)) return sign;
  const letters = sign.normalize('NFKC');
  if (!isWritable(letters)) return sign;
  return numberBefore && /^\d/.test(letters) ? ` ${letters}` : letters;
}

/**
 * A text in letters that fonts have, with their marks: what is copied from a file's name on macOS has them apart, and half-width kana
 * have theirs behind them.
 */
export const composed = (text: string): string =>
  text.replace(/(?<=(\p{N})?)./gsu, inLetters).normalize('NFC');

export type Font = { families: string[]; isItalic: boolean; files: string[] };

/**
 * The font families that draw a text, in order, and their files. Null when a character is in none of them: the text is
 * then left out, as the character would be an empty box.
 */
export function fontOf(role: Role, text: string): Font | null {
  const files = new Set<FontFile>();
  for (const character of seenOf(text)) {
    const file = fileOf(role, character);
    if (!file) return null;
    files.add(file);
  }
  if (files.size === 0) return null;
  // Letters of two fonts don't join: a word that needs the second is written in it as a whole.
  if (files.has('noto-sans-arabic-arabic.ttf')) files.delete('readex-pro-arabic.ttf');
  const isItalic = role === 'italic' && [...files].every((file) => ITALIC.includes(file));
  // Other scripts have no italics: a text that mixes scripts is upright.
  if (role === 'italic' && !isItalic) return fontOf('serif', text);
  const inOrder = role === 'display' ? serifLast([...files]) : [...files];
  // Marks stand on letters of their own font: a text that needs this one has all of its Latin letters in it.
  const used = files.has(LATIN) ? [...new Set([LATIN, ...inOrder])] : inOrder;
  return {
    isItalic,
    families: [...new Set(used.map((file) => fonts[file].family))],
    files: used.map((file) => join(FOLDER, file)),
  };
}

/** A letter with its marks, or a sign of several code points. */
export const CLUSTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Emoji, with what joins and varies them, and other symbols. */
const SYMBOLS = /[\p{S}\u200d\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu;

/** A text as it is where fonts can write it, else without the symbols that they lack (🌍, ♥, →). */
export function withoutSymbols(role: Role, given: string): string {
  const text = composed(given);
  if (fontOf(role, text)) return given;
  return Array.from(CLUSTERS.segment(text), ({ segment }) => {
    const rest = segment.replace(SYMBOLS, '');
    return rest === segment || fontOf(role, segment) ? segment : rest;
  })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Of a text in the title font: whether letters of it are drawn in the serif. */
export const needsSerif = (text: string): boolean =>
  fontOf('display', text)?.families.includes(fonts['source-serif-4-latin.ttf'].family) ?? false;
