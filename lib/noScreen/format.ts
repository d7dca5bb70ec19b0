import { NUMBER_FORMAT } from '@/lib/constants';

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
