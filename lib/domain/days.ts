import { isValid, parseISO } from 'date-fns';
import { PARIS } from '@/lib/constants';

type Days = { startDate: string; endDate: string };

/** `2024-10-31` at midnight in UTC. Null: there is no such day. */
export function dayOf(day: string): Date | null {
  const date = parseISO(`${day}T00:00:00Z`);
  return isValid(date) ? date : null;
}

/** The first and last day of an exhibition, as far as there are such days. An end before the start is none. */
export function knownDays({ startDate, endDate }: Days) {
  const [start, end] = [dayOf(startDate), dayOf(endDate)];
  return { start, end: start && end && end < start ? null : end };
}

/** Swedish dates are `2024-10-31`. */
const isoDayInParis = new Intl.DateTimeFormat('sv-SE', { timeZone: PARIS });

/** Whether the last day of an exhibition is over, in Paris. One whose last day isn't known goes on. */
export function hasEnded(days: Days, now: number): boolean {
  return knownDays(days).end !== null && days.endDate < isoDayInParis.format(now);
}
