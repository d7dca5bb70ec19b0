import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

type Found = {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  text: string;
};

function elementsIn(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...inner] : inner;
}

const toFound = ({ tagName, attrs, childNodes }: Element): Found => ({
  name: tagName,
  attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
});

/** The elements with these names in document order, as a browser parses them. */
export const found = (html: string, ...names: string[]): Found[] =>
  elementsIn(parse(html))
    .filter(({ tagName }) => names.includes(tagName))
    .map(toFound);

export const linksIn = (html: string): string[] => [
  ...new Set(found(html, 'a').flatMap(({ attributes: { href } }) => href ?? [])),
];

/** An empty alt is fine: the picture is decoration. A missing one is a fault. */
export const picturesWithoutAlt = (html: string): number =>
  found(html, 'img').filter(({ attributes: { alt } }) => alt === undefined).length;
