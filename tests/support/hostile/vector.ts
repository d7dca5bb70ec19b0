/**
 * A way in that somebody has tried elsewhere. `js` is code that would tell that it ran, `url` an address of another host;
 * both name the vector. One that `isOpen` leaves tags or quotes open, and swallows what comes after it.
 */
export type Vector = { name: string; html: (js: string, url: string) => string; isOpen?: boolean };

type Rows = Readonly<Record<string, Vector['html']>>;

/** A table of names and ways in, all of one kind. */
export const vectors = (kind: string, rows: Rows, isOpen = false): Vector[] =>
  Object.entries(rows).map(([name, html]) => ({ name: `${kind}: ${name}`, html, isOpen }));

/** Every character as an entity. */
export const entities = (text: string) =>
  [...text].map((char) => `&#${char.codePointAt(0)};`).join('');

export const hexEntities = (text: string) =>
  [...text].map((char) => `&#x${char.codePointAt(0)?.toString(16)}`).join('');

export const base64 = (text: string) => Buffer.from(text).toString('base64');
