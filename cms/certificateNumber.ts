import type { FieldHook } from 'payload';

/**
 * A certificate number as it is stored and compared: upper case, half-width letters and digits. With both sides in this
 * form, the column's index finds every way to type it.
 */
export const toStoredNumber = (num: string): string => num.normalize('NFKC').trim().toUpperCase();

export const keepNumber: FieldHook = ({ value }) =>
  typeof value === 'string' ? toStoredNumber(value) || null : value;
