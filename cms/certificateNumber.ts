import type { FieldHook } from 'payload';
import { DASHES } from '@/lib/plain';
import { asItLooks } from './lookAlike';

/**
 * A certificate number as it is stored and compared: upper case, half-width letters and digits. With both sides in this
 * form, the column's index finds every way to type it.
 */
export const toStoredNumber = (num: string): string => num.normalize('NFKC').trim().toUpperCase();

const INVISIBLE = /\p{Cf}/gu;

/**
 * What a number that was typed may be, as it is stored: itself first; then what it looks like, from another keyboard, or copied from a
 * text with long dashes and invisible marks. None for an empty one.
 */
export function numbersMeant(typed: string): string[] {
  const num = toStoredNumber(typed);
  const seen = asItLooks(num.replace(INVISIBLE, '').replace(DASHES, '-')).trim();
  return [...new Set([num, seen])].filter(Boolean);
}

export const keepNumber: FieldHook = ({ value }) =>
  typeof value === 'string' ? toStoredNumber(value) || null : value;
