/** Both take what the sanitiser gives: every tag is closed, and no `<` stands anywhere but before a tag. */

const HEADING = /<(\/?)h[1-6]\b/g;
/** The page's own title is the h1. */
const FIRST = 2;
const LAST = 6;

/**
 * Headings below the page's one h1, none skipping a level: the first is h2, whatever the editor chose, and one that was
 * lower than the one before it is one step lower.
 */
export function shiftHeadings(html: string): string {
  const above: number[] = [];
  const open: number[] = [];
  return html.replace(HEADING, (tag, slash: string) => {
    if (slash) return `</h${open.pop() ?? FIRST}`;
    const asked = Number(tag.at(-1));
    while ((above.at(-1) ?? 0) >= asked) above.pop();
    above.push(asked);
    const level = Math.min(FIRST + above.length - 1, LAST);
    open.push(level);
    return `<h${level}`;
  });
}

const TABLE = /<table\b[^>]*>(?:\s*<caption\b[^>]*>([\s\S]*?)<\/caption>)?|<\/table>/g;
const TAGS = /<[^<>]*>/g;

/** A table wider than the screen scrolls in a region of its own, which the keyboard reaches and which has a name. */
export const holdTables = (html: string, unnamed: string): string =>
  html.replace(TABLE, (found, caption: string | undefined) => {
    if (found === '</table>') return '</table></div>';
    const name = caption?.replace(TAGS, '').trim().replaceAll('"', '&quot;') || unnamed;
    return `<div role="region" tabindex="0" aria-label="${name}">${found}`;
  });
