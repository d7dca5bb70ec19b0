import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../messages/', import.meta.url);

/** @type {(value: object, path?: string) => [string, string][]} */
const flatten = (value, path = '') =>
  Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text]] : flatten(text, `${path}${key}.`),
  );

const isPlural = (text) => text.includes(', plural,');

/** In `{n, plural, one {work} …}` only the first word is a placeholder's name. */
const namesIn = (text) => {
  const open = isPlural(text)
    ? text.replace(/ (?:=\d+|zero|one|two|few|many|other) \{/g, ' ')
    : text;
  return [...new Set(open.match(/\{\w+(?=[,}])/g))].sort().join();
};
const tagsIn = (text) => [...(text.match(/<\/?\w+>/g) ?? [])].join();

/** The plural forms of numbers up to a hundred in a language, and `other`, which ICU requires. */
function formsOf(locale) {
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 101 }, (_, number) => rules.select(number));
  return [...new Set([...numbers, 'other'])];
}

const lacksForm = (text, forms) =>
  isPlural(text) && forms.some((form) => !text.includes(` ${form} {`));

function gapsOf(locale, english, texts) {
  const own = new Map(flatten(texts));
  const forms = formsOf(locale);
  const gaps = [...english].flatMap(([key, text]) => {
    const translation = own.get(key);
    if (!translation?.trim()) return [`${key} is missing`];
    if (namesIn(translation) !== namesIn(text)) return [`${key} has other placeholders`];
    if (tagsIn(translation) !== tagsIn(text)) return [`${key} has other tags`];
    return lacksForm(translation, forms) ? [`${key} lacks a plural form`] : [];
  });
  const extra = [...own.keys()].filter((key) => !english.has(key)).map((key) => `${key} is extra`);
  return [...gaps, ...extra].map((gap) => `${locale}: ${gap}`);
}

/** @returns {Record<string, object>} */
export function readAllMessages() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
  return Object.fromEntries(files.map((name) => [name.slice(0, -'.json'.length), read(name)]));
}

/**
 * The differences of translations from the English texts: missing or extra texts, other placeholders or tags, missing
 * plural forms. Any of them fails the build (next.config.mjs).
 * @param {Record<string, object>} messages
 * @returns {string[]}
 */
export function messageGaps({ en = {}, ...others }) {
  const english = new Map(flatten(en));
  const doubtful = [...english].filter(([, text]) => lacksForm(text, formsOf('en')));
  return [
    ...doubtful.map(([key]) => `en: ${key} lacks a plural form`),
    ...Object.entries(others).flatMap(([locale, texts]) => gapsOf(locale, english, texts)),
  ];
}
