import type { FieldHook } from 'payload';

/**
 * A certificate number as it is kept and compared: in capitals, its letters and digits of the usual width. Asked for in
 * this form, any way to type it is found by the column's own index.
 */
export const toKeptNumber = (num: string): string => num.normalize('NFKC').trim().toUpperCase();

export const keepNumber: FieldHook = ({ value }) =>
  typeof value === 'string' ? toKeptNumber(value) || null : value;
