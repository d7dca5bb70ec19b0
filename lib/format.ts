import { isValid } from 'date-fns';

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** §3: epoch ms as yyyy-MM-dd; '' when null. In UTC, so that server and browser show the same day. */
export function toDay(epochMs: number | null): string {
  const date = new Date(epochMs ?? Number.NaN);
  if (!isValid(date) || date.getUTCFullYear() < 0 || date.getUTCFullYear() > 9999) return '';
  return date.toISOString().slice(0, DAY_LENGTH);
}

/** The same instant as ISO 8601, for `<time dateTime>`, JSON-LD and feeds. */
export const toIso = (epochMs: number | null): string => {
  const date = new Date(epochMs ?? Number.NaN);
  return isValid(date) ? date.toISOString() : '';
};
