/** The rich text editor's document format, as far as the demo uses it. */
type Node = { type: string; version: number; [key: string]: unknown };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

const textNode = (text: string): Node => ({
  type: 'text',
  version: 1,
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
});

const block = (type: string, children: Node[], extra: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...extra,
});

/** Text with links written `[words](address)`. */
function toInline(line: string): Node[] {
  const [found, words, url] = LINK.exec(line) ?? [];
  if (!found || !words || !url) return line ? [textNode(line)] : [];
  const at = line.indexOf(found);
  const fields = { linkType: 'custom', newTab: false, url };
  const link = { ...block('link', [textNode(words)], { fields }), version: 3 };
  const before = line.slice(0, at);
  const after = toInline(line.slice(at + found.length));
  return [...(before ? [textNode(before)] : []), link, ...after];
}

const toList = (items: string[]): Node =>
  block(
    'list',
    items.map((item, index) => block('listitem', toInline(item), { value: index + 1 })),
    { listType: 'bullet', start: 1, tag: 'ul' },
  );

function toBlock(line: string): Node {
  if (line.startsWith('## ')) return block('heading', toInline(line.slice(3)), { tag: 'h2' });
  if (line.startsWith('> ')) return block('quote', toInline(line.slice(2)));
  return block('paragraph', toInline(line), { textFormat: 0, textStyle: '' });
}

/** Each line is a block: `## ` a heading, `- ` a list item, `> ` a quotation, all others paragraphs. */
export function toRichText(text: string) {
  const children: Node[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length) children.push(toList(items));
    items = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2));
      continue;
    }
    closeList();
    children.push(toBlock(line));
  }
  closeList();
  return { root: block('root', children) };
}
