/** Cyrillic letters that look like Latin letters and digits, in the order of those. */
const CYRILLIC = 'АВЕЗКМНОРСТУХ';
const LATIN = 'ABE3KMHOPCTYX';
const latinOf = (letter: string) => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

/** The digits of Arabic and of Persian keyboards stand in the order of their values. */
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

/** A text in capitals as it looks, typed on whatever keyboard: Cyrillic letters become Latin, Arabic digits ours. */
export const asItLooks = (text: string): string =>
  text.replace(/\p{Script=Cyrillic}/gu, latinOf).replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digitOf);
