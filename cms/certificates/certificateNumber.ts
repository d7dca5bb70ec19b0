import type { FieldHook } from 'payload';
import { DASHES } from '@/lib/plain';
import { asItLooks } from './lookAlike';

/**
 * A certificate number as it is stored and compared: upper case, half-width letters and digits. With both sides in this
 * form, the column's index finds every way to type it.
 */
export const toStoredNumber = (num: string): string => num.normalize('NFKC').trim().toUpperCase();

const INVISIBLE = /\p{Cf}/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

const asSeen = (num: string) => asItLooks(num.replace(INVISIBLE, '').replace(DASHES, '-'));

/**
 * What a number that was typed may be, as it is stored: itself first; then what it looks like, from another keyboard, or copied from a
 * text with long dashes and invisible marks. None for an empty one.
 */
export function numbersMeant(typed: string): string[] {
  const num = toStoredNumber(typed);
  return [...new Set([num, asSeen(num).trim()])].filter(Boolean);
}

/**
 * The first sign of a number, as it is stored, that looks like another: who types that doesn't find the number. '' when there is none.
 * Beside letters that can only be Cyrillic, Cyrillic ones are typed.
 */
export function oddSign(num: string): string {
  const isCyrillic = CYRILLIC.test(asItLooks(num));
  const isOdd = (sign: string) => asSeen(sign) !== sign && !(isCyrillic && CYRILLIC.test(sign));
  return [...num].find(isOdd) ?? '';
}

/** With its code: most look like the right one, or like nothing. */
export const namedSign = (sign: string): string =>
  `${sign} (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

export const keepNumber: FieldHook = ({ value }) =>
  typeof value === 'string' ? toStoredNumber(value) || null : value;
