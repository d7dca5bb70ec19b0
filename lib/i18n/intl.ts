import { isValid } from 'date-fns';
import { isCountryCode } from '../query';
import { LANGUAGES, type Locale } from './locales';

/** Joins the non-empty parts with the language's own comma. */
export const commaList = (locale: Locale, parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(LANGUAGES[locale].comma);

/** A country's name in the visitor's language; `fallback` when the code is invalid. */
export function countryName(code: string, locale: string, fallback: string): string {
  if (!isCountryCode(code)) return fallback;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return names.of(code.toUpperCase()) ?? fallback;
}

/** `21 June 2024` in the language's format; '' without a date. In UTC, as in toDay. */
export function longDay(epochMs: number | null, locale: Locale): string {
  const date = new Date(epochMs ?? Number.NaN);
  if (!isValid(date)) return '';
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[locale].dates, style).format(date);
}
