import { isValid, parseISO } from 'date-fns';

/** `2024-10-31` at midnight in UTC. Null: there is no such day. */
export function dayOf(day: string): Date | null {
  const date = parseISO(`${day}T00:00:00Z`);
  return isValid(date) ? date : null;
}

/** The first and last day of an exhibition, as far as there are such days. An end before the start is none. */
export function knownDays({ startDate, endDate }: { startDate: string; endDate: string }) {
  const [start, end] = [dayOf(startDate), dayOf(endDate)];
  return { start, end: start && end && end < start ? null : end };
}
