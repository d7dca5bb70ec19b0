import type { CollectionConfig, Field, FieldHook, GlobalConfig, Plugin } from 'payload';

type Node = { type?: string; text?: string; children?: Node[] };

const isBlank = ({ type, text, children }: Node): boolean => {
  if (children) return children.every(isBlank);
  return type === 'text' ? !text?.trim() : type === 'linebreak' || type === 'tab';
};

const BLANKS = /^\s+$/;

/** A rich text that an editor has emptied is none, and so are blanks alone: else they would stand in the place of another text. */
const emptyIsNone: FieldHook = ({ value }) => {
  const isNone =
    typeof value === 'string' ? BLANKS.test(value) : value?.root && isBlank(value.root);
  return isNone ? null : value;
};

function ofField(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(ofField) }));
    return { ...field, tabs };
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(ofField) } as Field;
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return field;
  if (!field.localized) return field;
  const beforeChange = [emptyIsNone, ...(field.hooks?.beforeChange ?? [])];
  return { ...field, hooks: { ...field.hooks, beforeChange } } as Field;
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
