import { isValid } from 'date-fns';
import { PARIS } from '../constants';
import { isCountryCode } from '../query';
import { LANGUAGES, type Locale } from './locales';
import { perLocale } from './perLocale';

/** Joins the non-empty parts with the language's own comma. */
export const commaList = (locale: Locale, parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(LANGUAGES[locale].comma);

const regionNames = perLocale(
  (locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
);
const languageNames = perLocale((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

const daysIn = (timeZone: string) =>
  perLocale((dates) => new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone }));
const longDays = daysIn('UTC');
const parisDays = daysIn(PARIS);

/**
 * A country's name in the visitor's language: the given one, as editors wrote it, else the usual one. The usual English name and the
 * code count as not given: that is what is there where nobody has named it. When the code is invalid there is no other than the given.
 */
export function countryName(code: string, locale: string, given: string): string {
  if (!isCountryCode(code)) return given;
  const usualIn = (language: string) => regionNames(language).of(code.toUpperCase());
  if (given && given.toUpperCase() !== code.toUpperCase() && given !== usualIn('en')) return given;
  return usualIn(locale) ?? given;
}

/** Countries by the names they have in the visitor's language, in its order. */
export function namedInOrder<Country extends { code: string; name: string }>(
  countries: readonly Country[],
  locale: string,
): Country[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: countryName(country.code, locale, country.name) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** A language's name in one of ours. */
export const languageName = (language: string, locale: Locale): string =>
  languageNames(locale).of(language) ?? language;

const dayBy = (days: typeof longDays) => (epochMs: number | null, locale: Locale) => {
  const date = new Date(epochMs ?? Number.NaN);
  return isValid(date) ? days(LANGUAGES[locale].dates).format(date) : '';
};

/** `21 June 2024` in the language's format; '' without a date. In UTC, as in toDay. */
export const longDay = dayBy(longDays);

/** The same of a film or a broadcast, whose time editors enter: the day in Paris. */
export const parisDay = dayBy(parisDays);

/** `2024年7月20日至8月11日`, without what both have first. */
function chineseRange(first: string, last: string): string {
  const partsOf = (day: string) => day.split(/(?<=[年月])/);
  const begun = partsOf(first);
  const rest = partsOf(last).filter((_, index, ended) =>
    ended.slice(0, index + 1).some((part, at) => part !== begun[at]),
  );
  return [first, rest.join('')].filter(Boolean).join('至');
}

/** `20 July – 11 August 2024`, the first day and the last in the language's format. Intl's Chinese has digits and slashes only. */
export const dayRange = (start: Date, end: Date, locale: Locale): string =>
  locale === 'zh'
    ? chineseRange(longDay(start.getTime(), locale), longDay(end.getTime(), locale))
    : longDays(LANGUAGES[locale].dates).formatRange(start, end);
