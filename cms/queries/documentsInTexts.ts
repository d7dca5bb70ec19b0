import { isRecord } from '@/lib/record';

type Node = Record<string, unknown>;

const isInternalLink = ({ type, fields }: Node) =>
  type === 'link' && isRecord(fields) && fields.linkType === 'internal';

/** The node without documents in it; of a link to one its words. */
function kept(node: Node): Node[] {
  if (node.type === 'relationship') return [];
  if (!Array.isArray(node.children)) return [node];
  const children = (node.children as Node[]).flatMap(kept);
  return isInternalLink(node) ? children : [{ ...node, children }];
}

/**
 * A rich text without documents of the CMS, and without links to them: the website has no address for every one. The editor offers
 * neither (payload.config.ts), and could not open a text from before that has one.
 */
export function withoutDocuments(text: unknown): unknown {
  if (!isRecord(text) || !isRecord(text.root)) return text;
  const [root] = kept(text.root);
  return Array.isArray(root?.children) && root.children.length > 0 ? { ...text, root } : null;
}
