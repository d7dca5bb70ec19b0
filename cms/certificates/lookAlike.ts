import { inOurDigits } from '@/lib/plain';

/** Cyrillic letters that look like Latin letters and digits, in the order of those. */
const CYRILLIC = 'АВЕЗКМНОРСТУХ';
const LATIN = 'ABE3KMHOPCTYX';
const latinOf = (letter: string) => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

/** A text in capitals as it looks, typed on whatever keyboard: Cyrillic letters become Latin, Arabic digits ours. */
export const asItLooks = (text: string): string =>
  inOurDigits(text.replace(/\p{Script=Cyrillic}/gu, latinOf));
