import { LANGUAGES } from '@/lib/i18n/locales';
import { perLocale } from '@/lib/i18n/perLocale';

const GROUPS_OF_DIGITS = /^\p{Nd}+(?:[-/.‐–\s]+\p{Nd}+){1,2}(?!\p{Nd})/u;
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;

const DATES = [
  // 12/05/12
  /^\p{Nd}{1,2}([-/.‐–])\p{Nd}{1,2}\1\p{Nd}{2}(?!\p{Nd})/u,
  // 11月10日
  /\p{Nd}\s?[年月]\s?\p{Nd}/u,
];

/** The word must be a month's name. */
const NAMED = [
  // 10-Nov, 11-oct., 10-Nov-12
  /^\p{Nd}{1,2}[-.]\s?(\p{L}{3,})\.?(?:[-.\s]\s?\p{Nd}+)?$/u,
  // Nov-10
  /^(\p{L}{3,})\.?[-.]\p{Nd}+$/u,
];

const FIRST_DAYS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month));

/** Of a language, alone and beside a day. Short names are their beginnings. */
const monthsOf = perLocale((dates) =>
  [{}, { day: 'numeric' } as const].flatMap((beside) => {
    const names = new Intl.DateTimeFormat(dates, { month: 'long', timeZone: 'UTC', ...beside });
    const parts = FIRST_DAYS.flatMap((day) => names.formatToParts(day));
    return parts.filter(({ type }) => type === 'month').map(({ value }) => value.toLowerCase());
  }),
);

/** In the site's languages. */
const isMonth = (word: string) =>
  Object.values(LANGUAGES).some(({ dates }) =>
    monthsOf(dates).some((name) => name.startsWith(word.toLowerCase())),
  );

/** As spreadsheets write dates; `10-11` may be two ages. */
export function looksLikeDate(text: string): boolean {
  const [groups = ''] = GROUPS_OF_DIGITS.exec(text) ?? [];
  const words = NAMED.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  return YEAR.test(groups) || DATES.some((pattern) => pattern.test(text)) || words.some(isMonth);
}
