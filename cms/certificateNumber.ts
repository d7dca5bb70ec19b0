import type { FieldHook } from 'payload';
import { DASHES } from '@/lib/plain';
import { asItLooks } from './lookAlike';

const INVISIBLE = /\p{Cf}/gu;

/**
 * A certificate number as it is stored and compared: upper case, half-width letters and digits, one kind of dash, and nothing that
 * can't be seen. With both sides in this form, the column's index finds every way to type it.
 */
const asTyped = (num: string): string => num.normalize('NFKC').trim().toUpperCase();

export const toStoredNumber = (num: string): string =>
  asTyped(num.replace(INVISIBLE, '').normalize('NFKC').replace(DASHES, '-'));

/**
 * What a number that was typed may be, as it is stored: first letter by letter, as numbers were stored until November 2026; then as they are
 * now; then what it looks like, from another keyboard. None for an empty one.
 */
export function numbersMeant(typed: string): string[] {
  const num = toStoredNumber(typed);
  return [...new Set([asTyped(typed), num, asItLooks(num)])].filter(Boolean);
}

export const keepNumber: FieldHook = ({ value }) =>
  typeof value === 'string' ? toStoredNumber(value) || null : value;
