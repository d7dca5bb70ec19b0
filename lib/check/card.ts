import { found } from './markup';

/** What a social app shows of a page. */
export type Card = { title: string; description: string; image: string; alt: string };

/** Apps truncate longer texts. */
export const LONGEST = { title: 70, description: 200 } as const;

/** A page may have its style sheets in its head, which are the most of it. */
const STYLES = /<style\b.*?<\/style>/gis;

/** Reads a page's head as the apps do: Open Graph first, then title and description. */
export function cardOf(page: string): Card {
  const [head = ''] = page.split(/<\/head>/i, 1);
  const elements = found(head.replaceAll(STYLES, ''), 'meta', 'title');
  const metas = new Map<string, string>();
  for (const { attributes } of elements) {
    const key = attributes.property ?? attributes.name;
    if (key && !metas.has(key)) metas.set(key, attributes.content ?? '');
  }
  const title = elements.find(({ name }) => name === 'title');
  const first = (...keys: string[]) => keys.map((key) => metas.get(key)).find(Boolean) ?? '';
  return {
    title: first('og:title', 'twitter:title') || (title?.text ?? ''),
    description: first('og:description', 'twitter:description', 'description'),
    image: first('og:image', 'twitter:image'),
    alt: first('og:image:alt', 'twitter:image:alt'),
  };
}
