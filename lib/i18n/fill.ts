type Values = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;
const CASES = / (\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** `{age, plural, one {{age} год} other {{age} лет}}` for an age; what isn't a number is `other`. */
const choosePlurals = (text: string, values: Values, locale: string) =>
  text.replace(PLURAL, (_, name: string, cases: string) => {
    const form = new Intl.PluralRules(locale).select(Number(values[name]));
    const forms = new Map([...cases.matchAll(CASES)].map(([, key, words]) => [key, words]));
    return forms.get(form) ?? forms.get('other') ?? '';
  });

/**
 * `fill('{position} of {total}', {position: 6, total: 150})`: a text for the browser, without a message parser. Of the
 * parser's language it knows names and plurals; a text with a plural needs to be told its language.
 */
export const fill = (text: string, values: Values, locale = 'en') =>
  choosePlurals(text, values, locale).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
