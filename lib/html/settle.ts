import { defaultTreeAdapter, html as spec, parseFragment, serialize } from 'parse5';

const ROUNDS = 4;

/** As a browser reads it inside the page, and writes it again. */
function reread(html: string): string {
  const box = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);
  return serialize(parseFragment(box, html, {}));
}

const START_TAG = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/gi;
const VALUE = /"[^"]*"/g;

/** No bracket in an attribute: whatever reads the text next, it finds no tag there. */
const withoutBrackets = (html: string) =>
  html.replace(START_TAG, (tag) =>
    tag.replace(VALUE, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );

/**
 * Tags that cross each other are closed in order, so that the browser makes of them exactly what is written and none of
 * it, bold say, goes on in what follows the text. Null when that has no end.
 */
export function settle(html: string): string | null {
  let before = html;
  for (let round = 0; round < ROUNDS; round += 1) {
    const after = reread(before);
    if (after === before) return withoutBrackets(after);
    before = after;
  }
  return null;
}
