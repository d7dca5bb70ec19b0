import { isRecord } from '@/lib/record';

type Texts = { [key: string]: string | Texts };

const ARGUMENT = /\{\s*(\w+)\s*[,}]/g;
const TAG = /<\/?(\w+)>/g;

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const count = (text: string, sign: string) => text.split(sign).length - 1;

const isClosed = (text: string) =>
  count(text, '{') === count(text, '}') &&
  [...new Set(namesIn(text, TAG))].every(
    (name) => count(text, `<${name}>`) === count(text, `</${name}>`),
  );

/** Whether a text uses exactly the values and tags that the site fills in; any other would show a broken text. */
function canStandIn(given: string, builtIn: string): boolean {
  const known = (pattern: RegExp) => new Set(namesIn(builtIn, pattern));
  const fits = (pattern: RegExp) =>
    namesIn(given, pattern).every((name) => known(pattern).has(name));
  return given.trim() !== '' && isClosed(given) && fits(ARGUMENT) && fits(TAG);
}

/** §3 messages: an editor's texts replace the built-in ones, key by key. Invalid ones are ignored. */
export function overrideMessages<T extends Texts>(builtIn: T, given: unknown): T {
  if (!isRecord(given)) return builtIn;
  const texts: Texts = { ...builtIn };
  for (const [key, text] of Object.entries(builtIn)) {
    if (!Object.hasOwn(given, key)) continue;
    const own = given[key];
    if (typeof text !== 'string') texts[key] = overrideMessages(text, own);
    else if (typeof own === 'string' && canStandIn(own, text)) texts[key] = own;
  }
  return texts as T;
}
