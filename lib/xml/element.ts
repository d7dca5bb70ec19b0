const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 knows no control characters but tab and line ends, not even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** One element; `content` is XML already. */
export const element = (name: string, attributes: Attributes, content = ''): string =>
  content
    ? `<${name}${attributesOf(attributes)}>${content}</${name}>`
    : `<${name}${attributesOf(attributes)}/>`;

/** An element that holds a text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
