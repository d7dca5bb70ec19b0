import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isTagElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { isRecord } from '@/lib/record';

type Texts = { [key: string]: string | Texts };

const insideOf = ({ options }: PluralElement) =>
  Object.values(options).flatMap(({ value }) => value);

/** Of plurals `fill` draws those without an offset, of no ordinals, and with none inside. */
const isPlain = (plural: PluralElement) =>
  plural.pluralType === 'cardinal' &&
  plural.offset === 0 &&
  !insideOf(plural).some(isPluralElement);

/** What must be there to draw a part: values, tags, and for what is more than a value its kind. */
function needsOf(part: MessageFormatElement): string[] {
  if (isPoundElement(part)) return [];
  // A brace alone, or a tag that ends itself.
  if (isLiteralElement(part)) return /[{}]|<\/?[a-z]/i.test(part.value) ? [part.value] : [];
  if (isTagElement(part)) return [`<${part.value}>`, ...part.children.flatMap(needsOf)];
  if (isArgumentElement(part)) return [part.value];
  const inside = isPluralElement(part) ? insideOf(part).flatMap(needsOf) : [];
  const kind = isPluralElement(part) && isPlain(part) ? 'plural' : part.type;
  return [part.value, `${part.value} ${kind}`, ...inside];
}

/** Null for a text that next-intl can't draw: with an open brace or tag, or a plural without `other`. */
function needsIn(text: string): string[] | null {
  try {
    return parse(text).flatMap(needsOf);
  } catch {
    return null;
  }
}

/**
 * Whether next-intl and `fill` can draw a text with the values and tags that the site has for it; any other would be shown broken.
 * A plural needs one in the built-in text: for others `fill` isn't told the language, and would take the English rules.
 */
function canStandIn(given: string, builtIn: string): boolean {
  const known = new Set(needsIn(builtIn));
  const needs = given.trim() === '' ? null : needsIn(given);
  return needs?.every((need) => known.has(need)) ?? false;
}

/**
 * A straight apostrophe hides a tag or a value behind it from next-intl, and two are one to it: each becomes one that is the same to
 * whoever draws the text.
 */
function standIn(given: string, builtIn: string): string {
  const text = given.replaceAll(/''?/g, '’');
  return canStandIn(text, builtIn) ? text : builtIn;
}

/** §3 messages: an editor's texts replace the built-in ones, key by key. Invalid ones are ignored. */
export function overrideMessages<T extends Texts>(builtIn: T, given: unknown): T {
  if (!isRecord(given)) return builtIn;
  const texts: Texts = { ...builtIn };
  for (const [key, text] of Object.entries(builtIn)) {
    if (!Object.hasOwn(given, key)) continue;
    const own = given[key];
    if (typeof text !== 'string') texts[key] = overrideMessages(text, own);
    else if (typeof own === 'string') texts[key] = standIn(own, text);
  }
  return texts as T;
}
