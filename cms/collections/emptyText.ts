import type { FieldHook } from 'payload';

type Node = { type?: string; text?: string; children?: Node[] };

const isBlank = ({ type, text, children }: Node): boolean => {
  if (children) return children.every(isBlank);
  return type === 'text' ? !text?.trim() : type === 'linebreak' || type === 'tab';
};

/** A rich text that an editor has emptied is none: else it would stand in the place of the text in another language. */
export const emptyIsNone: FieldHook = ({ value }) =>
  value?.root && isBlank(value.root) ? null : value;
