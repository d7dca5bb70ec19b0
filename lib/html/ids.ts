import type { Attributes } from 'sanitize-html';
import { decoded } from '../decoded';

/** As Markdown and editors make them, of headings in any language too. */
const ID = /^[\p{L}\p{M}\p{N}_.:-]+$/u;

/** The targets in a text of its own links. `prefix`: no id of ours begins like this, so that a text can't take one. */
export type Targets = { ids: ReadonlySet<string>; prefix: string };

export const isTarget = (id = '') => ID.test(id);

/** `index`: of several texts on a page. */
export const prefixOf = (index = 0) => (index > 0 ? `text-${index}-` : 'text-');

export const withOwnId = ({ id = '', ...attribs }: Attributes, { prefix }: Targets): Attributes =>
  isTarget(id) ? { ...attribs, id: prefix + id } : attribs;

/** `#fn1` leads to the text's own `fn1`, if there is one, else to a part of our page. */
export function toOwnTarget(address: string, { ids, prefix }: Targets): string {
  const id = address.startsWith('#') ? decoded(address.slice(1)) : '';
  return ids.has(id) ? `#${prefix}${id}` : address;
}
