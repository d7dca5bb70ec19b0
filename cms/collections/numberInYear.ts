import { isSeq } from '@/lib/query';
import type { English } from '../words/words';
import { isKept, type Asked } from './keptValue';

/** What an address may have: else nobody could collect the work. Another stays where it is stored already, or comes with an archive. */
export async function isNumberInYear(value: unknown, asked: Asked): Promise<English | true> {
  const number = String(value ?? '');
  const isOne = isSeq(number) && Number(number) > 0;
  return number === '' || isOne || (await isKept(value, asked)) || 'A whole number above 0.';
}
