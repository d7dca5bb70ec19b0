import type { CollectionConfig, Field, FieldHook, GlobalConfig, Plugin, TextField } from 'payload';
import { isRecord } from '@/lib/record';
import { isLocalisedText } from '../access/localisedTexts';

type Node = { type?: string; text?: string; children?: Node[] };

/** Marks that nobody sees, too: where a word may break, and where not. */
const BLANKS = /^[\s\u200b\u2060]+$/u;

const isBlank = ({ type, text, children }: Node): boolean => {
  if (children) return children.every(isBlank);
  return type === 'text' ? !text || BLANKS.test(text) : type === 'linebreak' || type === 'tab';
};

/** A rich text that an editor has emptied is none, and so are blanks alone: else they would stand in the place of another text. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return BLANKS.test(value) ? null : value;
  return isRecord(value) && isRecord(value.root) && isBlank(value.root) ? null : value;
}

/** Written in all languages at once, as by an archive. */
const isByLocale = (value: unknown) => isRecord(value) && !('root' in value);

/** In all languages at once a text that is required stays as it is: the database takes none without it. */
const emptyIsNone =
  (isRequired = false): FieldHook =>
  ({ value }) => {
    if (!isByLocale(value)) return emptied(value);
    if (isRequired) return value;
    const texts = Object.entries(value);
    return Object.fromEntries(texts.map(([locale, text]) => [locale, emptied(text)]));
  };

function ofField(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(ofField) }));
    return { ...field, tabs };
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(ofField) } as Field;
  if (!isLocalisedText(field) || field.type === 'json') return field;
  const { hooks, required } = field as TextField;
  const beforeChange = [emptyIsNone(required), ...(hooks?.beforeChange ?? [])];
  return { ...field, hooks: { ...hooks, beforeChange } } as Field;
}

const ofScreen = <T extends CollectionConfig | GlobalConfig>(screen: T): T => ({
  ...screen,
  fields: screen.fields.map(ofField),
});

/** Of texts that there may be in several languages. Before a field's rule: one that is required isn't there, either. */
export const emptyTexts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(ofScreen),
  globals: config.globals?.map(ofScreen),
});
