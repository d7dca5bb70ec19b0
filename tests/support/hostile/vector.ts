/**
 * A known attack on sanitisers. `js` is code that would report that it ran, `url` an address on another host; both
 * identify the vector. One that `isOpen` leaves tags or quotes open, and swallows the text after it.
 */
export type Vector = { name: string; html: (js: string, url: string) => string; isOpen?: boolean };

type Rows = Readonly<Record<string, Vector['html']>>;

/** Vectors of one kind, from a table of names and functions. */
export const vectors = (kind: string, rows: Rows, isOpen = false): Vector[] =>
  Object.entries(rows).map(([name, html]) => ({ name: `${kind}: ${name}`, html, isOpen }));

/** Every character as a character reference. */
export const entities = (text: string) =>
  [...text].map((char) => `&#${char.codePointAt(0)};`).join('');

export const hexEntities = (text: string) =>
  [...text].map((char) => `&#x${char.codePointAt(0)?.toString(16)}`).join('');

export const base64 = (text: string) => Buffer.from(text).toString('base64');
