import ar from './ar.json';
import es from './es.json';
import fr from './fr.json';
import ru from './ru.json';
import zh from './zh.json';

/** A text of the CMS's own, in English, by which its translations are found. */
export type English = keyof typeof fr;

/** The languages that editors may choose for the CMS's screens, beside English. */
const WORDS: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  ar,
  es,
  fr,
  ru,
  zh,
};

/** The same of a text that may have no translation. */
export const sayAny = (language: string, english: string): string =>
  WORDS[language]?.[english] ?? english;

/** A text of ours in an editor's language. */
export const say = (language: string, english: English): string => sayAny(language, english);

/** All texts of a screen, by their names. */
export const sayAll = <Name extends string>(
  language: string,
  texts: Readonly<Record<Name, English>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<English>(texts).map(([name, english]) => [name, say(language, english)]),
  ) as Record<Name, string>;

/** Texts that have no translation: `npm run words -w cms` prints them. */
export const untranslated = new Set<string>();

/** A text of ours in all languages, as Payload takes labels and descriptions; in English where it isn't translated. */
export function inLanguages(english: string): Record<string, string> {
  if (!Object.hasOwn(fr, english)) untranslated.add(english);
  const others = Object.keys(WORDS).map((language) => [language, sayAny(language, english)]);
  return { en: english, ...Object.fromEntries(others) };
}
