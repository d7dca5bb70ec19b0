import { toInitial } from '@/lib/plain';
import { FALLBACK_LOCALE, localesFrom } from '../queries/locale';

/** A work's titles by their languages. */
type Titles = Readonly<Record<string, unknown>>;

const letterOf = (title: unknown) => toInitial(String(title ?? ''));

/** Of the title that the English pages show. */
export function initialOf(titles: Titles) {
  const inTurn = localesFrom(FALLBACK_LOCALE).map((locale) => titles[locale]);
  return letterOf(inTurn.find(Boolean));
}

/** Those that the titles may have given: where there is none in English, an older CMS took any other for it. */
export const lettersOf = (titles: Titles) => [
  initialOf(titles),
  ...(titles.en ? [] : Object.values(titles).map(letterOf)),
];
