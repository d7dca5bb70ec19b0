import { defaultTreeAdapter, html as spec, parseFragment, serialize } from 'parse5';

const ROUNDS = 4;

/** Parses as a browser does inside the page, and serialises again. */
function reread(html: string): string {
  const box = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);
  return serialize(parseFragment(box, html, {}));
}

const START_TAG = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/gi;
const VALUE = /"[^"]*"/g;

/** Escapes angle brackets in attributes, so that no later reader can take them for a tag. */
const withoutBrackets = (html: string) =>
  html.replace(START_TAG, (tag) =>
    tag.replace(VALUE, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );

/** Each reading takes one of them off. */
const FIRST_LINE_ENDS = /(<pre\b[^<>]*>)[\r\n]+/g;

/**
 * Parses and serialises until nothing changes, so that crossing tags are nested and no formatting leaks into what
 * follows the text. Null when it still changes after some rounds.
 */
export function settle(html: string): string | null {
  let before = html.replace(FIRST_LINE_ENDS, '$1');
  for (let round = 0; round < ROUNDS; round += 1) {
    const after = reread(before);
    if (after === before) return withoutBrackets(after);
    before = after;
  }
  return null;
}
