import type { Attributes } from 'sanitize-html';

/** No id of ours begins like this, so that a text can't take one. */
const PREFIX = 'text-';
const ID = /^[\w-]+$/;

/** The targets of a text's footnotes and contents. */
export const withOwnId = ({ id = '', ...attribs }: Attributes): Attributes =>
  ID.test(id) ? { ...attribs, id: PREFIX + id } : attribs;

/** `#fn1` leads to such a target, `#top` to the beginning of any page. */
export function toOwnTarget(address: string): string {
  const id = address.startsWith('#') && address !== '#top' ? address.slice(1) : '';
  return ID.test(id) ? `#${PREFIX}${id}` : address;
}
