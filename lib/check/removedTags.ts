import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { safeHtml } from '@/lib/html';

type Counts = Map<string, number>;

/** Headings move a step; they aren't removed. */
const nameOf = (tag: string) => (/^h[1-6]$/.test(tag) ? 'h' : tag);

function countsIn(html: string): Counts {
  const counts: Counts = new Map();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag) => counts.set(nameOf(tag), (counts.get(nameOf(tag)) ?? 0) + 1),
  });
  return counts;
}

const of = (counts: Counts, name: string) => counts.get(name) ?? 0;

/** The names of tags that an editor wrote and visitors don't get. A film's frame that became a link is one that they do. */
export function removedTags(html: string): string[] {
  const written = countsIn(html);
  const left = countsIn(safeHtml(html));
  const newLinks = Math.max(0, of(left, 'a') - of(written, 'a'));
  return [...written.keys()].filter((name) => {
    const kept = of(left, name) + (name === 'iframe' ? newLinks : 0);
    return of(written, name) > kept;
  });
}
