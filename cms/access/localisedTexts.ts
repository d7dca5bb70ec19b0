import { isRecord } from '@/lib/record';
import type { Field } from 'payload';
import { namesIn, uploadsIn } from '../queries/filesInTexts';

type Data = Record<string, unknown>;

const TEXT_TYPES: readonly string[] = ['text', 'textarea', 'richText', 'json'];

export const isLocalisedText = (field: Field) =>
  TEXT_TYPES.includes(field.type) && 'localized' in field && field.localized === true;

export const rowsOf = (value: unknown): Data[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Rows, tabs and collapsibles have no name of their own: their fields lie beside them. */
export function fieldsWithin(field: Field): readonly Field[] | null {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab): Field[] =>
      'name' in tab && tab.name
        ? [{ type: 'group', name: tab.name, fields: tab.fields }]
        : tab.fields,
    );
  }
  return 'fields' in field && !('name' in field && field.name) ? field.fields : null;
}

/** Whether there is a localised text in it, at any depth. */
export const hasLocalisedText = (field: Field): boolean =>
  isLocalisedText(field) ||
  (fieldsWithin(field) ?? ('fields' in field ? field.fields : [])).some(hasLocalisedText);

type Change = (holder: Data, name: string) => void;

/** Calls `change` for each localised text of a document, with what holds it: the document, a group or a row. */
function eachText(fields: readonly Field[], doc: Data, change: Change) {
  for (const field of fields) {
    const within = fieldsWithin(field);
    if (within) eachText(within, doc, change);
    else if (!('name' in field) || !field.name) continue;
    else if (isLocalisedText(field)) change(doc, field.name);
    else if (field.type === 'group' && isRecord(doc[field.name]))
      eachText(field.fields, doc[field.name] as Data, change);
    else if (field.type === 'array')
      for (const row of rowsOf(doc[field.name])) eachText(field.fields, row, change);
  }
}

/**
 * The original, with the localised texts of `given`. Rows of lists are found by their id: they are neither added, removed nor
 * put in another order.
 */
export function withTextsOf(fields: readonly Field[], original: Data, given: Data): Data {
  const result: Data = { ...original };
  for (const field of fields) {
    const within = fieldsWithin(field);
    if (within) Object.assign(result, withTextsOf(within, result, given));
    else if (!('name' in field) || !field.name || !(field.name in given)) continue;
    else if (isLocalisedText(field)) result[field.name] = given[field.name];
    else if (field.type === 'group' && isRecord(given[field.name])) {
      const group = isRecord(original[field.name]) ? (original[field.name] as Data) : {};
      result[field.name] = withTextsOf(field.fields, group, given[field.name] as Data);
    } else if (field.type === 'array') {
      const rows = rowsOf(given[field.name]);
      result[field.name] = rowsOf(original[field.name]).map((row) => {
        const same = rows.find(({ id }) => id !== undefined && id === row.id);
        return same ? withTextsOf(field.fields, row, same) : row;
      });
    }
  }
  return result;
}

/** A document in all languages, without its localised texts in these languages. */
export function withoutTexts(fields: readonly Field[], doc: Data, locales: readonly string[]) {
  const copy: Data = structuredClone(doc);
  eachText(fields, copy, (holder, name) => {
    const texts = holder[name];
    if (!isRecord(texts)) return;
    // A text that is missing and one that is empty are the same.
    const left = Object.entries(texts).filter(
      ([locale, text]) => !locales.includes(locale) && text !== null && text !== undefined,
    );
    holder[name] = Object.fromEntries(left);
  });
  return copy;
}

/** A document in one language, without the texts that it lacks. */
export function withoutEmptyTexts(fields: readonly Field[], doc: Data): Data {
  const copy: Data = structuredClone(doc);
  eachText(fields, copy, (holder, name) => {
    if ((holder[name] ?? '') === '') delete holder[name];
  });
  return copy;
}

/** The name of a file of ours (cms/files/mediaFiles.ts), wherever a path could have one. */
const FILE = /\/[\w-]+(?:\.[\w-]+)+/g;

/** `text`: in one language, or one for each. */
function filesIn(text: unknown): string[] {
  const all = isRecord(text) ? Object.values(text) : [text];
  const html = all.filter((one) => typeof one === 'string');
  const names = html.flatMap(namesIn).flatMap((name) => name.match(FILE) ?? []);
  return [...names, ...uploadsIn(text).map(String)];
}

/** The files that the localised texts of a document make public with it (cms/queries/mediaUse.ts), in one language or in all. */
export function filesNamed(fields: readonly Field[], doc: Data): Set<string> {
  const found = new Set<string>();
  eachText(fields, doc, (holder, name) => {
    for (const file of filesIn(holder[name])) found.add(file);
  });
  return found;
}
