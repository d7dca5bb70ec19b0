/** Reads what an HTML holds, without a parser of its own: for what has been cleaned, or came from our own pages. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const isCodePoint = (code: number) => code > 0 && code <= 0x10_ff_ff;

export const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, ten, sixteen, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? all;
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16);
    return isCodePoint(code) ? String.fromCodePoint(code) : all;
  });

export type Found = { name: string; attributes: Readonly<Record<string, string>> };

/** The opening tags, in their order, names in small letters. */
export const tagsIn = (html: string): Found[] =>
  [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', a, b, c]) => [
        key.toLowerCase(),
        decoded(a ?? b ?? c ?? ''),
      ]),
    ),
  }));

export const linksIn = (html: string): string[] => [
  ...new Set(
    tagsIn(html)
      .filter(({ name }) => name === 'a')
      .flatMap(({ attributes: { href } }) => href ?? []),
  ),
];

/** An empty alt is an answer too: the picture says nothing. One that isn't there is none. */
export const picturesWithoutAlt = (html: string): number =>
  tagsIn(html).filter(({ name, attributes }) => name === 'img' && attributes.alt === undefined)
    .length;
