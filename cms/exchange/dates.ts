const GROUPS_OF_DIGITS = /^\p{Nd}+(?:[-/.‐–\s]+\p{Nd}+){1,2}(?!\p{Nd})/u;
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;

const DATES = [
  // 12/05/12
  /^\p{Nd}{1,2}([-/.‐–])\p{Nd}{1,2}\1\p{Nd}{2}(?!\p{Nd})/u,
  // 11月10日
  /\p{Nd}\s?[年月]\s?\p{Nd}/u,
  // 10-Nov, 11-oct., 10-Nov-12
  /^\p{Nd}{1,2}[-.]\s?\p{L}{3,}\.?(?:[-.\s]\s?\p{Nd}+)?$/u,
  // Nov-10
  /^\p{L}{3,}\.?[-.]\p{Nd}+$/u,
];

/** As spreadsheets write dates; `10-11` may be two ages. */
export function looksLikeDate(text: string): boolean {
  const [groups = ''] = GROUPS_OF_DIGITS.exec(text) ?? [];
  return YEAR.test(groups) || DATES.some((pattern) => pattern.test(text));
}
