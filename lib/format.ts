import { isValid } from 'date-fns';
import { NUMBER_FORMAT } from './constants';

const { defaultDecimals, minDecimals, maxDecimals } = NUMBER_FORMAT;

/** §9 Number format: 2 decimals by default, 0-20 allowed. */
export function formatNumber(value: number, decimals: number = defaultDecimals, locale = 'en') {
  if (!Number.isInteger(decimals) || decimals < minDecimals || decimals > maxDecimals) {
    throw new RangeError(
      `decimals must be a whole number from ${minDecimals} to ${maxDecimals}, not ${decimals}`,
    );
  }
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

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
