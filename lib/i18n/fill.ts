import { perLocale } from './perLocale';

type Values = Readonly<Record<string, string | number>>;

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

const PLURAL = /\{(\w+), plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;
const CASES = / (\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Resolves `{age, plural, one {{age} год} other {{age} лет}}`; a value that isn't a number takes `other`. */
const choosePlurals = (text: string, values: Values, locale: string) =>
  text.replace(PLURAL, (_, name: string, cases: string) => {
    const form = pluralRules(locale).select(Number(values[name]));
    const forms = new Map([...cases.matchAll(CASES)].map(([, key, words]) => [key, words]));
    return forms.get(form) ?? forms.get('other') ?? '';
  });

/**
 * `fill('{position} of {total}', {position: 6, total: 150})`: fills a message in the browser without an ICU parser.
 * Supports placeholders and plurals only; plurals need the locale.
 */
export const fill = (text: string, values: Values, locale = 'en') =>
  choosePlurals(text, values, locale).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
