import { perLocale } from './perLocale';

type Values = Readonly<Record<string, string | number>>;

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

const PLURAL = /\{\s*(\w+)\s*,\s*plural\s*,((?:\s*[^\s{}]+\s*\{(?:[^{}]|\{\s*\w+\s*\})*\})+)\s*\}/g;
const CASES = /([^\s{}]+)\s*\{((?:[^{}]|\{\s*\w+\s*\})*)\}/g;

/**
 * Resolves `{age, plural, =0 {младенец} one {# год} other {{age} лет}}`: the number's own form first; a value that isn't a
 * number takes `other`. `#` is the value.
 */
const choosePlurals = (text: string, values: Values, locale: string) =>
  text.replace(PLURAL, (_, name: string, cases: string) => {
    const value = values[name];
    const forms = new Map([...cases.matchAll(CASES)].map(([, key, words]) => [key, words]));
    const form = forms.get(`=${value}`) ?? forms.get(pluralRules(locale).select(Number(value)));
    return (form ?? forms.get('other') ?? '').replaceAll('#', `{${name}}`);
  });

/**
 * `fill('{position} of {total}', {position: 6, total: 150})`: fills a message in the browser without an ICU parser.
 * Supports placeholders and plurals only; plurals need the locale. An editor's text that needs more is left out
 * (overrideMessages.ts).
 */
export const fill = (text: string, values: Values, locale = 'en') =>
  choosePlurals(text, values, locale).replace(/\{\s*(\w+)\s*\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
