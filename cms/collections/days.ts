import type { TextFieldSingleValidation } from 'payload';
import { dayOf } from '@/lib/domain/days';
import type { English } from '../words/words';
import { isKept } from './keptValue';

type Days = { startDate?: string | null; endDate?: string | null };

/** Days that are written so stand in their order. */
const isTurned = ({ startDate, endDate }: Days) =>
  Boolean(startDate && endDate && endDate < startDate);

function judged(value: string, days: Days): English | true {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'Written 2024-10-31.';
  if (!dayOf(value)) return 'There is no such day.';
  return !isTurned(days) || 'The last day comes before the first.';
}

/** The first or last day of a year, as visitors can be told it. */
export const isDay: TextFieldSingleValidation = async (value, asked) => {
  const said = !value || judged(value, asked.siblingData as Days);
  return said === true || (await isKept(value, asked)) || said;
};
