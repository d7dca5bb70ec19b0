import 'server-only';
import sanitizeHtml from 'sanitize-html';

type Counts = Map<string, number>;

/** The sanitiser changes the levels of headings; that removes nothing. */
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

/** Names of the tags that an editor wrote and that are not in what the sanitiser left. An iframe that became a link to its film doesn't count. */
export function removedTags(html: string, safe: string): string[] {
  const written = countsIn(html);
  const left = countsIn(safe);
  const newLinks = Math.max(0, of(left, 'a') - of(written, 'a'));
  return [...written.keys()].filter((name) => {
    const kept = of(left, name) + (name === 'iframe' ? newLinks : 0);
    return of(written, name) > kept;
  });
}
