type Node = { type: string; version: number; children?: Node[]; checked?: boolean };
type Item = Node & { children: Node[] };
type List = { tag: string; listType: string; start: number; children: Node[] };

/** To the editor a nested list is an item of its own, without a number. */
const isNested = ({ children = [] }: Node) =>
  children.length > 0 && children.every(({ type }) => type === 'list');

/** A nested list belongs to the item before it. What is nested at the beginning has none, and stands before the list. */
function partsOf(nodes: readonly Node[]) {
  const before: Node[] = [];
  const items: Item[] = [];
  for (const node of nodes) {
    const { children = [] } = node;
    if (isNested(node)) (items.at(-1)?.children ?? before).push(...children);
    else items.push({ ...node, children: [...children] });
  }
  return { before, items };
}

const startOf = ({ tag, start }: List) =>
  tag === 'ol' && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : '';

function boxOf({ listType }: List, { checked }: Item): string {
  if (listType !== 'check') return '';
  return checked ? '☑ ' : '☐ ';
}

/**
 * A list in a rich text, as HTML. Payload gives each item its number and ticks a checkbox, and the website keeps neither: here the list
 * has the number that it begins with, and a tick is a sign. The editor offers no check lists (payload.config.ts).
 */
export async function listInText(
  list: List,
  draw: (nodes: Node[]) => Promise<string[]>,
): Promise<string> {
  const { before, items } = partsOf(list.children);
  const drawn = async (nodes: Node[]) => (await draw(nodes)).join('');
  const first = await drawn(before);
  if (items.length === 0) return first;
  const rows = items.map(
    async (item) => `<li>${boxOf(list, item)}${await drawn(item.children)}</li>`,
  );
  const tag = list.tag === 'ol' ? 'ol' : 'ul';
  return `${first}<${tag}${startOf(list)}>${(await Promise.all(rows)).join('')}</${tag}>`;
}
