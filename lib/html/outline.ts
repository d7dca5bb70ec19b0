import { escapeXml } from '@/lib/xml/element';

/** The input of both is sanitised: every tag is closed, and `<` only ever starts a tag. */

const HEADING = /<(\/?)h[1-6]\b/g;
/** The page's own title is the h1. */
const FIRST = 2;
const LAST = 6;

/**
 * Renumbers headings below the page's h1 without skipping a level: the first becomes h2, and one of a lower level than
 * its predecessor's is one level below it.
 */
export function shiftHeadings(html: string): string {
  const above: number[] = [];
  const open: number[] = [];
  return html.replace(HEADING, (tag, slash: string) => {
    if (slash) return `</h${open.pop() ?? FIRST}`;
    const own = Number(tag.at(-1));
    while ((above.at(-1) ?? 0) >= own) above.pop();
    above.push(own);
    const level = Math.min(FIRST + above.length - 1, LAST);
    open.push(level);
    return `<h${level}`;
  });
}

const TABLE = /<table\b[^>]*>(?:\s*<caption\b[^>]*>([\s\S]*?)<\/caption>)?|<\/table>/g;
const TAGS = /<[^<>]*>/g;

/** Wraps tables in a scrollable region that can be focused and has a name. `unnamed` is text, no HTML. */
export const holdTables = (html: string, unnamed: string): string =>
  html.replace(TABLE, (found, caption: string | undefined) => {
    if (found === '</table>') return '</table></div>';
    const name = caption?.replace(TAGS, '').trim().replaceAll('"', '&quot;') || escapeXml(unnamed);
    return `<div role="region" tabindex="0" aria-label="${name}">${found}`;
  });
