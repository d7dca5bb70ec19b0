import type { TextFieldSingleValidation } from 'payload';
import { dayOf } from '@/lib/domain/days';
import { isQuiet } from '../quietly';

type Days = { startDate?: string | null; endDate?: string | null };

/** Days that are written so stand in their order. */
const isTurned = ({ startDate, endDate }: Days) =>
  Boolean(startDate && endDate && endDate < startDate);

/**
 * The first or last day of a year, as visitors can be told it. What is stored already stays, as does what an archive brings, so that the
 * rest of the document can be saved.
 */
export const isDay: TextFieldSingleValidation = (value, { previousValue, req, siblingData }) => {
  if (!value || value === previousValue || isQuiet(req)) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'Written 2024-10-31.';
  if (!dayOf(value)) return 'There is no such day.';
  return !isTurned(siblingData as Days) || 'The last day comes before the first.';
};
